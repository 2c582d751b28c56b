import type { Endpoint } from '@africanscity/contracts/call';

/** Calls that hide something: the copy of the server that executed one clears its page cache at once. */
const hidingCalls: ReadonlySet<string> = new Set([
  'approveFeedback',
  'changeListingStatus',
  'changeOwnListing',
  'decideModeration',
  'deleteAccount',
  'deleteFeedback',
  'deleteListing',
  'deletePartner',
  'deletePicture',
  'deletePropertyById',
  'deleteShortlist',
  'deleteShortlistComment',
  'deleteUser',
  'disableUser',
  'endAnnouncement',
  'hideListing',
  'removeTeamMember',
  'saveContacts',
  'saveProperties',
  'shareShortlist',
  'stopSharingShortlist',
  'verifyAgency',
]);

export function hidesSomething({ name }: Pick<Endpoint, 'name'>): boolean {
  return hidingCalls.has(name);
}
