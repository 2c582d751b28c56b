import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { ShareListing } from './share-listing.tsx';
import type { Shared } from './share-sheet.ts';

interface ShareDialogProps extends Shared {
  heading: string;
  onClose: () => void;
}

/** All ways to share a listing, in a dialog. */
export default function ShareDialog({ heading, onClose, ...shared }: ShareDialogProps) {
  return (
    <Dialog onClose={onClose} title={heading}>
      <ShareListing {...shared} />
    </Dialog>
  );
}
