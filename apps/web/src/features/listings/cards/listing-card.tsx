import * as texts from '@africanscity/messages/listings';
import type { ListingCard as ListingCardData, ShowcaseListing } from '@africanscity/contracts/listings/listings';
import { cardFacts } from '@africanscity/contracts/listings/field-text';
import { formatSize, listingName, shownArea } from '@africanscity/contracts/listings/wording';
import type { MouseEvent, ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { afterPaint } from '../../../components/loading/after-paint.ts';
import { cardTransition } from './card-transition.ts';
import { opensElsewhere, SiteLink } from '../../../components/navigation/site-link.tsx';
import icons from '../../../ui/card-icon.module.css';
import { useCurrency } from '../../../components/visitor/chosen-currency.tsx';
import { personName } from '../../../ui/person-name.ts';
import { formatPrice } from '../../../ui/price.ts';
import { CompareButton } from '../compare/compare-button.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { placeOf, streetOf } from '../core/place.ts';
import { reductionOf } from '../core/reduction.ts';
import { askedPrice, costLine, partPrice, ShownPrice } from '../core/shown-price.tsx';
import { CardPhotos } from './card-photos.tsx';
import classes from './listing-card.module.css';
import { useListingPrefetch } from './use-listing-prefetch.ts';

/** Fields that only lists have. They are optional on other pages. */
type Extras =
  | 'photoCount'
  | 'verified'
  | 'reducedFrom'
  | 'highlights'
  | 'amount'
  | 'currency'
  | 'period'
  | 'askingPrice'
  | 'formerAskingPrice'
  | 'moveInCost'
  | 'viewingCost'
  | 'pricedBeds';

interface ListingCardProps {
  /** Showcase listings have no owner. */
  listing: Omit<ShowcaseListing, Extras | 'price'> & {
    /** In US dollars; null in the preview of a draft. */
    price: number | null;
  } & Partial<Pick<ShowcaseListing, Extras>> &
    Partial<Pick<ListingCardData, 'user' | 'stateName' | 'createdAt' | 'firstListedAt'>> & {
      alike?: number | undefined;
    };
  /** For cards on the first screen. */
  priority?: 'high' | 'normal';
  /** Level of the heading within the page. */
  headingLevel?: 2 | 3;
  /** The `sizes` attribute of the card. Defaults to a row that scrolls sideways on phones. */
  sizes?: string;
  /** Marks a new listing, if not all around it are new. */
  isNew?: boolean;
}

const rowSizes = '(min-width: 75em) 272px, (min-width: 36em) 45vw, 82vw';

/** A listing in a grid. The whole card is a link to the listing. */
export function ListingCard({ listing, priority, headingLevel = 2, sizes = rowSizes, isNew }: ListingCardProps) {
  const Heading = `h${headingLevel}` as const;
  const name = listingName(listing);
  const to = paths.property(listing);
  const street = streetOf(listing);
  const costs = costLine(listing);
  const ahead = useListingPrefetch({ id: listing.id, path: to });
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    const { currentTarget } = event;
    const card = currentTarget.closest('article');
    // The clicked slide's picture, or else the cover.
    const picture = (currentTarget.querySelector('img') ?? card?.querySelector('img'))?.currentSrc || undefined;
    const from = card?.firstElementChild?.getBoundingClientRect();
    cardTransition.set({ path: to, picture, price: askedPrice(listing), title: name, from });
    afterPaint(ahead.fetchNow);
  };
  return (
    <article className={classes.card} data-listed={listing.firstListedAt ?? listing.createdAt} {...ahead.handlers}>
      <div className={classes.top}>
        <CardPhotos
          listing={listing}
          name={name}
          sizes={sizes}
          priority={priority}
          link={(slide: ReactNode) => (
            <SiteLink
              key="slide"
              to={to}
              afterPaint
              tabIndex={-1}
              aria-hidden
              className={classes.slide}
              draggable={false}
              onClick={open}
            >
              {slide}
            </SiteLink>
          )}
        />
        <Labels listing={listing} isNew={isNew} />
        <div className={classes.keep}>
          <CompareButton id={listing.id} subject={name} />
          <FavoriteButton id={listing.id} subject={name} />
        </div>
      </div>
      <div className={classes.body}>
        <p className={classes.price}>
          {listing.price === null && !listing.askingPrice ? (
            <small>{texts.yourPrice()}</small>
          ) : (
            <ShownPrice listing={listing} />
          )}
          {typeof listing.reducedFrom === 'number' && (
            <OldPrice price={listing.formerAskingPrice ?? formatPrice(listing.reducedFrom)} />
          )}
        </p>
        {costs && <p className={classes.costs}>{costs}</p>}
        <Heading className={classes.heading}>
          <SiteLink dir="auto" className={classes.link} to={to} afterPaint onClick={open}>
            {name}
          </SiteLink>
        </Heading>
        <p dir="auto" className={classes.place}>
          {[street, placeOf(listing)].filter(Boolean).join(' · ')}
        </p>
        <Facts listing={listing} />
        {listing.highlights && listing.highlights.length > 0 && (
          <p dir="auto" className={classes.highlights}>
            {listing.highlights.join(' · ')}
          </p>
        )}
        {listing.alike && listing.alike > 1 ? (
          <p className={classes.owner}>{texts.listedTimes({ count: String(listing.alike) })}</p>
        ) : (
          listing.user && (
            <p dir="auto" className={classes.owner}>
              {(listing.verified && listing.stateName) || personName(listing.user)}
              {listing.verified && <Verified />}
            </p>
          )
        )}
      </div>
    </article>
  );
}

function OldPrice({ price }: { price: string }) {
  return (
    <>
      {' '}
      <s className={classes.before} aria-label={texts.priceBefore({ price })}>
        {price}
      </s>
    </>
  );
}

function Labels({ listing, isNew }: Pick<ListingCardProps, 'listing' | 'isNew'>) {
  return (
    <p className={classes.labels}>
      <span className={classes.label} data-status={listing.status}>
        {listing.statusReadable}
      </span>
      {listing.featured && <span className={classes.label}>{texts.featured()}</span>}
      {typeof listing.reducedFrom === 'number' && (
        <span className={classes.label} data-kind="reduced">
          {reductionOf(listing.price, listing.reducedFrom)}
        </span>
      )}
      {isNew && (
        <span className={classes.label} data-kind="new">
          {texts.newListing()}
        </span>
      )}
    </p>
  );
}

function Verified() {
  return (
    <span className={`${classes.verified} ${icons.verified}`} title={texts.companyChecked()}>
      {texts.verified()}
    </span>
  );
}

/** Land has no rooms, so its card has no such line. */
function Facts({ listing }: Pick<ListingCardProps, 'listing'>) {
  const chosen = useCurrency();
  const { status, squareMeters, pricedBeds, period } = listing;
  const area = status === 'FOR_SALE' && squareMeters ? shownArea(squareMeters) : null;
  const parts = pricedBeds ?? area?.amount;
  // The price itself says that it is a bed's.
  const isSaid = parts === 1 && period === 'month';
  const price = parts && !isSaid ? partPrice(listing, parts, chosen) : '';
  const each = price && (pricedBeds ? texts.bedPrice({ price }) : texts.areaPrice({ price, unit: area!.sign }));
  const facts = [...cardFacts(listing), formatSize(listing), each].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <ul className={classes.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
