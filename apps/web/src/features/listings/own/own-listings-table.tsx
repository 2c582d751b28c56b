import type { OwnListing } from '@africanscity/contracts/listings/own-listings';
import { Anchor, Badge, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { paths } from '../../../app/paths.ts';
import { Picture } from '../../../components/picture.tsx';
import { formatPrice } from '../../../ui/price.ts';
import { ListingPlaces } from './listing-places.tsx';
import classes from './own-listings-table.module.css';

type Row = z.infer<typeof OwnListing>;

interface OwnListingsTableProps {
  listings: Row[];
  onDelete: (listing: Row) => void;
}

const columns = ['Image', 'Address', 'Area', 'City', 'Country', 'Type', 'Price', 'Status', 'Action'];

/** A row a listing; on a phone each row is a card, so that nothing scrolls sideways. */
export function OwnListingsTable({ listings, onDelete }: OwnListingsTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <OwnListingRow key={listing.id} listing={listing} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}

function OwnListingRow({ listing, onDelete }: { listing: Row; onDelete: (listing: Row) => void }) {
  const edit = paths.uploadListing({ id: listing.id });
  return (
    <tr>
      <td className={classes.image}>
        <Picture className={classes.picture} picture={listing.picture} alt="" upTo="card" sizes="120px" />
      </td>
      <th scope="row" className={classes.address}>
        <Anchor component={Link} to={paths.property(listing.id)}>
          {listing.address}
        </Anchor>
      </th>
      <td data-column="Area">{listing.area}</td>
      <td data-column="City">{listing.city}</td>
      <td data-column="Country">{listing.countryName}</td>
      <td data-column="Type">{listing.type}</td>
      <td data-column="Price" className={classes.price}>
        {formatPrice(listing.price)}
      </td>
      <td data-column="Status">
        <Badge variant="light" size="lg" tt="none" className={classes.status}>
          {listing.statusReadable}
        </Badge>
        {listing.featured && (
          <Badge variant="light" color="green" size="lg" tt="none" className={classes.status} autoContrast>
            Featured
          </Badge>
        )}
        {listing.overLimit && (
          <Badge variant="light" color="yellow" size="lg" tt="none" className={classes.status} autoContrast>
            Inactive
          </Badge>
        )}
      </td>
      <td className={classes.actions}>
        <Button
          component={Link}
          to={paths.property(listing.id)}
          variant="default"
          size="compact-md"
          aria-label={`View ${listing.address}`}
        >
          View
        </Button>
        <Button component={Link} to={edit} variant="default" size="compact-md" aria-label={`Edit ${listing.address}`}>
          Edit
        </Button>
        <ListingPlaces listing={listing} />
        <Button
          variant="default"
          size="compact-md"
          c="red"
          onClick={() => onDelete(listing)}
          aria-label={`Delete ${listing.address}`}
        >
          Delete
        </Button>
      </td>
    </tr>
  );
}
