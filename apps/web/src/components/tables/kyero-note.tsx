import { Text } from '@mantine/core';

/** The listings and details that a Kyero feed cannot hold. */
export function KyeroNote() {
  return (
    <Text size="sm" role="note">
      Kyero XML holds homes for sale and to rent that are not paused. Of each it holds the reference, price, type,
      address, city, country, pin, size, plot, bedrooms, bathrooms, pool, description and pictures. It has no place for
      the area, the agency, parking, toilets, water, power and other details, or the costs of moving in. Importing it
      leaves these as they are.
    </Text>
  );
}
