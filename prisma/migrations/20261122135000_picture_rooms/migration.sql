-- What a picture shows, read from the name of its file.
CREATE TYPE picture_room AS ENUM (
    'front',
    'living_room',
    'kitchen',
    'dining_room',
    'bedroom',
    'bathroom',
    'study',
    'balcony',
    'courtyard',
    'garden',
    'pool',
    'rooftop',
    'garage',
    'street',
    'view',
    'plan'
);
ALTER TABLE picture_files ADD COLUMN room picture_room;
