import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPaginatedProperties = call<S['getPaginatedProperties']>('getPaginatedProperties', 'GET', 'public');
export const getFeaturedProperties = call<S['getFeaturedProperties']>('getFeaturedProperties', 'GET', 'public');
export const getPropertiesFacets = call<S['getPropertiesFacets']>('getPropertiesFacets', 'GET', 'public');
export const getPropertiesOnMap = call<S['getPropertiesOnMap']>('getPropertiesOnMap', 'GET', 'public');
export const getPlacesOnMap = call<S['getPlacesOnMap']>('getPlacesOnMap', 'GET', 'public');
export const getListingPositions = call<S['getListingPositions']>('getListingPositions', 'GET', 'public');
export const getMapTiles = call<S['getMapTiles']>('getMapTiles', 'GET', 'public');
export const getPropertiesCities = call<S['getPropertiesCities']>('getPropertiesCities', 'GET', 'public');
export const getPropertiesKinds = call<S['getPropertiesKinds']>('getPropertiesKinds', 'GET', 'public');
export const getSearchSuggestions = call<S['getSearchSuggestions']>('getSearchSuggestions', 'GET', 'public');
export const getPlaceCompletions = call<S['getPlaceCompletions']>('getPlaceCompletions', 'GET', 'public');
export const getPlaceAt = call<S['getPlaceAt']>('getPlaceAt', 'GET', 'public');
export const checkPin = call<S['checkPin']>('checkPin', 'GET', 'public');
