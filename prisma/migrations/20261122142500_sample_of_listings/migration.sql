-- A sixty-fourth of the listings, drawn by a hash of their numbers, with all that filters ask for: tells whether very many
-- match without looking at them, and shares of them. Read in the order of the draw, any beginning of it is a sample too.
CREATE INDEX properties_drawn_idx ON properties ((id::bigint * 2654435761 & 4294967295))
    INCLUDE (id, listed_as, type, city, price, created_at, num_room, num_bathroom, num_garage, num_toilet, pictured, latitude,
        longitude, place_id, place_known, country, size_square_meters)
    WHERE (id::bigint * 2654435761 & 4294967295) < 67108864;

-- Carries what the other filters ask for, so that what lies in a place is looked at without the table.
DROP INDEX properties_listed_place_created_at_idx;
CREATE INDEX properties_listed_place_created_at_idx ON properties (listed_as, place_id, created_at, id)
    INCLUDE (price, type, city, num_room, num_bathroom, num_garage, pictured, latitude, longitude);
