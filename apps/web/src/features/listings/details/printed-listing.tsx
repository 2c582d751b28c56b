import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { SiteName } from '../../../ui/brand.tsx';
import { amenityLabels } from '@africanscity/contracts/listings/amenities';
import { formatField, unitIn } from '@africanscity/contracts/listings/field-text';
import { fieldNames, fieldOf } from '@africanscity/contracts/listings/fields';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { describedOnly } from '@africanscity/contracts/listings/stated-amenities';
import { formatSizeInFull, listingName } from '@africanscity/contracts/listings/wording';
import { DrawnPlaceholder } from '../../../components/pictures/drawn-placeholder.tsx';
import { plainPicture } from '../../../components/pictures/picture-sources.ts';
import { useContacts } from '../../../components/contacts/use-contacts.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { placeOf, streetOf } from '../core/place.ts';
import { ShownPrice } from '../core/shown-price.tsx';
import classes from './printed-listing.module.css';

/** Number of pictures beside the main one. */
const small = 3;

/** A listing on one page of A4 or Letter, for any length of its description. */
export function PrintedListing({ listing, url }: { listing: Listing; url: string }) {
  const { statusReadable } = listing;
  const place = placeLine(streetOf(listing), placeOf(listing), listing.countryName);
  return (
    <article className={classes.sheet} aria-label={listingName(listing)}>
      <header className={classes.head}>
        <div>
          <p className={classes.status}>{statusReadable}</p>
          <h1 dir="auto" className={classes.title}>
            {listingName(listing)}
          </h1>
          <p dir="auto">{place}</p>
        </div>
        <p className={classes.price}>
          <ShownPrice listing={listing} />
        </p>
      </header>
      <Photos listing={listing} />
      <dl className={classes.facts}>
        {factsOf(listing).map(([label, value]) => (
          <div key={label}>
            <dt dir="auto">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p dir="auto" lang={listing.descriptionLanguage ?? ''} className={classes.text}>
        {listing.description}
      </p>
      <footer className={classes.foot}>
        <Owner listing={listing} />
        <div className={classes.address}>
          <strong>
            <SiteName />
          </strong>
          <span>{url.replace(/^https?:\/\//, '')}</span>
          <span>{texts.listingNumber({ id: String(listing.id) })}</span>
        </div>
        <QrCode className={classes.code} text={url} label={texts.addressAsQrCode()} />
      </footer>
    </article>
  );
}

function Photos({ listing }: { listing: Listing }) {
  const photos = listing.pictures.flatMap((picture) => plainPicture(picture, 'page') ?? []).slice(0, small + 1);
  if (photos.length === 0) return <DrawnPlaceholder className={classes.none} label="" />;
  return (
    <div className={classes.photos} data-count={photos.length}>
      {photos.map(({ url, width, height }) => (
        <img key={url} src={url} width={width} height={height} alt="" />
      ))}
    </div>
  );
}

const printed = fieldNames.filter((name) => fieldOf(name).print);

function factsOf(listing: Listing): [label: string, text: string][] {
  const described = describedOnly(listing).map((name) => amenityLabels[name]());
  const facts: [string, string | null][] = [
    ...printed.map((name): [string, string | null] => {
      const field = fieldOf(name);
      return [field.label(), formatField(field, listing[name], '', unitIn(field, listing))];
    }),
    [texts.size(), formatSizeInFull(listing)],
    [texts.toMoveIn(), listing.moveInCost],
    [texts.viewingFee(), listing.viewingCost],
    [texts.fromDescription(), withCommas(described)],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text]] : []));
}

/** The owner, with contacts once the user has requested them. */
function Owner({ listing }: { listing: Listing }) {
  const { session, shown } = useContacts({ propertyId: String(listing.id) });
  const { fullname } = listing.user;
  const ways = shown ? [shown.phoneLinks?.international ?? shown.phone, shown.email].filter(Boolean) : [];
  return (
    <div className={classes.owner}>
      <strong dir="auto">{fullname}</strong>
      {listing.role === 'REAL_ESTATE' && listing.stateName && <span dir="auto">{listing.stateName}</span>}
      {ways.map((way) => (
        <span key={way}>{way}</span>
      ))}
      {!shown && <span dir="auto">{session ? texts.contactsOnSite() : texts.logInForContacts()}</span>}
    </div>
  );
}
