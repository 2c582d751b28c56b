import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getMySubscription: Call<S['getMySubscription']> = {
  name: 'getMySubscription',
  method: 'GET',
  path: 'africanscity/getmysubscription',
  access: 'user',
  responds: 'json',
};

export const getSubscriptionQuote: Call<S['getSubscriptionQuote']> = {
  name: 'getSubscriptionQuote',
  method: 'GET',
  path: 'africanscity/getsubscriptionquote',
  access: 'user',
  responds: 'json',
  query: ['packageId', 'months'],
};

export const saveFeaturedListing: Call<S['saveFeaturedListing'], 'empty'> = {
  name: 'saveFeaturedListing',
  method: 'POST',
  path: 'africanscity/savefeaturedlisting',
  access: 'user',
  responds: 'empty',
  form: ['propertyId', 'featured'],
};

export const saveAdvertisedListing: Call<S['saveAdvertisedListing'], 'empty'> = {
  name: 'saveAdvertisedListing',
  method: 'POST',
  path: 'africanscity/saveadvertisedlisting',
  access: 'user',
  responds: 'empty',
  form: ['propertyId', 'advertised'],
};
