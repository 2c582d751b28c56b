import { Suspense } from 'react';
import type { Session } from '../../api/session.ts';
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx';

const UnreadEnquiries = lazyPart(() => import('../../features/messages/enquiries/unread-enquiries.tsx'), Nothing);

/** The number of unread conversations, for members. Administrators have none, and guests do not load the script. */
export function UnreadBadge({ session }: { session: Session }) {
  if (session.role === 'ADMIN') return null;
  return (
    <Suspense fallback={null}>
      <UnreadEnquiries />
    </Suspense>
  );
}
