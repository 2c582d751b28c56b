import * as texts from '@africanscity/messages/listings';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import { costTexts } from '@africanscity/contracts/listings/cost-texts';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { localPath } from '../../../ui/local-path.ts';
import { paths } from '../../../app/paths.ts';
import { askedPrice } from '../core/shown-price.tsx';
import { ShareListing } from '../share/share-listing.tsx';
import type { OwnListingRow } from './my-listings.tsx';

/** Share buttons for the user's own listing. */
export default function ShareDialog({ listing, onClose }: { listing: OwnListingRow; onClose: () => void }) {
  const place = placeLine(listing.address, listing.area, listing.city);
  return (
    <Dialog onClose={onClose} title={texts.shareOf({ address: listing.address })}>
      <ShareListing
        title={[
          `${typeName(listing.type)} ${listing.statusReadable.toLowerCase()}: ${[askedPrice(listing), place].filter(Boolean).join(', ')}`,
          ...costTexts(listing),
        ].join('. ')}
        url={new URL(localPath(paths.property(listing)), window.location.origin).href}
      />
    </Dialog>
  );
}
