import type { Call } from '../../call.ts';
import { listingFilterNames } from '../filters.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getPaginatedProperties: Call<S['getPaginatedProperties']> = {
  name: 'getPaginatedProperties',
  method: 'GET',
  path: 'africanscity/getpaginatedproperties',
  access: 'public',
  responds: 'json',
  query: [...listingFilterNames, 'orderBy', 'page', 'size', 'cursor', 'alike'],
};

export const getFeaturedProperties: Call<S['getFeaturedProperties']> = {
  name: 'getFeaturedProperties',
  method: 'GET',
  path: 'africanscity/getfeaturedproperties',
  access: 'public',
  responds: 'json',
  query: [...listingFilterNames],
};

export const getPropertiesFacets: Call<S['getPropertiesFacets']> = {
  name: 'getPropertiesFacets',
  method: 'GET',
  path: 'africanscity/getpropertiesfacets',
  access: 'public',
  responds: 'json',
  query: [...listingFilterNames],
};

export const getPropertiesOnMap: Call<S['getPropertiesOnMap']> = {
  name: 'getPropertiesOnMap',
  method: 'GET',
  path: 'africanscity/getpropertiesonmap',
  access: 'public',
  responds: 'json',
  query: [...listingFilterNames, 'zoom'],
};

export const getPlacesOnMap: Call<S['getPlacesOnMap']> = {
  name: 'getPlacesOnMap',
  method: 'GET',
  path: 'africanscity/getplacesonmap',
  access: 'public',
  responds: 'json',
  query: ['bounds', 'zoom'],
};

export const getListingPositions: Call<S['getListingPositions']> = {
  name: 'getListingPositions',
  method: 'GET',
  path: 'africanscity/getlistingpositions',
  access: 'public',
  responds: 'json',
  query: ['ids'],
};

export const getMapTiles: Call<S['getMapTiles']> = {
  name: 'getMapTiles',
  method: 'GET',
  path: 'africanscity/getmaptiles',
  access: 'public',
  responds: 'json',
};

export const getPropertiesCities: Call<S['getPropertiesCities']> = {
  name: 'getPropertiesCities',
  method: 'GET',
  path: 'africanscity/getpropertiescities',
  access: 'public',
  responds: 'json',
};

export const getPropertiesKinds: Call<S['getPropertiesKinds']> = {
  name: 'getPropertiesKinds',
  method: 'GET',
  path: 'africanscity/getpropertieskinds',
  access: 'public',
  responds: 'json',
};

export const getSearchSuggestions: Call<S['getSearchSuggestions']> = {
  name: 'getSearchSuggestions',
  method: 'GET',
  path: 'africanscity/getsearchsuggestions',
  access: 'public',
  responds: 'json',
  query: ['text', 'status'],
};

export const getPlaceCompletions: Call<S['getPlaceCompletions']> = {
  name: 'getPlaceCompletions',
  method: 'GET',
  path: 'africanscity/getplacecompletions',
  access: 'public',
  responds: 'json',
  query: ['text'],
};

export const getPlaceAt: Call<S['getPlaceAt']> = {
  name: 'getPlaceAt',
  method: 'GET',
  path: 'africanscity/getplaceat',
  access: 'public',
  responds: 'json',
  query: ['latitude', 'longitude'],
};

export const checkPin: Call<S['checkPin']> = {
  name: 'checkPin',
  method: 'GET',
  path: 'africanscity/checkpin',
  access: 'public',
  responds: 'json',
  query: ['location', 'area', 'city', 'country'],
};
