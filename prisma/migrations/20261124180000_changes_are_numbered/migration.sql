-- Numbers the rows of listing_changes, so that each thirty-second folds them.
CREATE SEQUENCE listing_change_numbers;
