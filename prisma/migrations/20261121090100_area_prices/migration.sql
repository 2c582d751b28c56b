-- Neighbours in price within an area: what is similar to a listing.
CREATE INDEX "properties_listed_city_area_price_idx" ON "properties"("listed_as", "city", "area", "price", "id");
