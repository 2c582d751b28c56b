import { call } from '../../named-call.ts';

export const getPaginatedProperties = call('getPaginatedProperties', 'GET', 'public');
export const getFeaturedProperties = call('getFeaturedProperties', 'GET', 'public');
export const getPropertiesFacets = call('getPropertiesFacets', 'GET', 'public');
export const getPropertiesOnMap = call('getPropertiesOnMap', 'GET', 'public');
export const getPlacesOnMap = call('getPlacesOnMap', 'GET', 'public');
export const getListingPositions = call('getListingPositions', 'GET', 'public');
export const getMapTiles = call('getMapTiles', 'GET', 'public');
export const getPropertiesCities = call('getPropertiesCities', 'GET', 'public');
export const getPropertiesKinds = call('getPropertiesKinds', 'GET', 'public');
export const getSearchSuggestions = call('getSearchSuggestions', 'GET', 'public');
export const getPlaceCompletions = call('getPlaceCompletions', 'GET', 'public');
export const getPlaceAt = call('getPlaceAt', 'GET', 'public');
export const checkPin = call('checkPin', 'GET', 'public');
