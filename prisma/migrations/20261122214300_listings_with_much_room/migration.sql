-- The few listings with more rooms, baths or garages than filters tell apart, with all that filters ask for: who looks for nine
-- rooms anywhere would otherwise have all listings looked at. Few saves touch it.
CREATE INDEX properties_large_idx ON properties (listed_as, num_room)
    INCLUDE (id, type, city, price, created_at, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude, place_id,
        place_known, country, size_square_meters)
    WHERE num_room > 6 OR num_bathroom > 6 OR num_garage > 6;
