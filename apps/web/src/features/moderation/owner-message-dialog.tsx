import * as texts from '@africanscity/messages/moderation';
import { messageListingOwner } from '@africanscity/contracts/moderation/calls/listings';
import { useCall } from '../../api/use-call.ts';
import { MailDialog } from '../../components/dialogs/mail-dialog.tsx';

interface OwnerMessageDialogProps {
  listing: { id: number; address: string; owner: { name: string } };
  onClose: () => void;
}

export function OwnerMessageDialog({ listing, onClose }: OwnerMessageDialogProps) {
  const call = useCall();
  return (
    <MailDialog
      to={listing.id}
      title={texts.messageTo({ name: listing.owner.name })}
      about={texts.messageAbout({ id: String(listing.id), address: listing.address })}
      maxLength={2000}
      send={(message) => call(messageListingOwner, { id: String(listing.id), message })}
      onClose={onClose}
    />
  );
}
