import { getUnreadEnquiries } from '@africanscity/contracts/messages/calls/enquiries';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { UnreadCount } from './unread-count.tsx';

/** The number of the user's conversations with unread messages; hidden if it is 0. */
export default function UnreadEnquiries() {
  const { data } = useQuery(operation(getUnreadEnquiries, {}));
  const unread = data ? data.received + data.sent : 0;
  return unread > 0 && <UnreadCount count={unread} />;
}
