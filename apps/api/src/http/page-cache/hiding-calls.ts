import type { Endpoint } from '@africanscity/contracts/call';

/** Calls after which something must not be seen any more: the copy of the server that did it forgets its pages at once. */
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
  'deleteUser',
  'disableUser',
  'endAnnouncement',
  'hideListing',
  'removeTeamMember',
  'saveContacts',
  'saveProperties',
  'verifyAgency',
]);

export function hidesSomething({ name }: Pick<Endpoint, 'name'>): boolean {
  return hidingCalls.has(name);
}
