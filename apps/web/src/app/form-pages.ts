/** Pages whose form works without scripts. Their modules export an `action`. */
export const formPages = [
  'login',
  'register',
  'reset',
  'contact',
  'request',
  'message-owner',
  'report-listing',
  'verify-email',
  'save-search',
  'saved-search',
  'my-enquiry',
  'my-request',
  'data-use',
  'currency',
  'shared-list/:token',
];
