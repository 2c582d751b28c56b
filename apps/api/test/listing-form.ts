import sharp from 'sharp';

/** The fields of a listing form as a client sends them; `undefined` omits a field. */
export function listingForm(
  values: Record<string, string | undefined> = {},
  pictures: Uint8Array[] = [],
  logo?: Uint8Array,
): FormData {
  const fields: Record<string, string | undefined> = {
    id: '0',
    role: 'INDIVIDUAL',
    logo: '',
    stateName: '',
    address: '7 Msasa Road',
    area: 'Greendale',
    city: 'Harare',
    country: 'ZW',
    googleLocation: '',
    type: 'House',
    size: '310',
    price: '125000',
    description: 'Four bedrooms under old trees, with a borehole and a cottage.',
    status: 'FOR_SALE',
    numGarage: '2',
    numRoom: '4',
    numBathroom: '2',
    numToilet: '3',
    ...values,
  };
  const form = new FormData();
  // Existing clients send files before fields.
  if (logo) form.append('logoPic', new Blob([logo as BlobPart], { type: 'image/png' }), 'logo.png');
  form.append('user.id', fields['user.id'] ?? '0');
  delete fields['user.id'];
  for (const [index, picture] of pictures.entries()) {
    form.append('pictures', new Blob([picture as BlobPart], { type: 'image/jpeg' }), `picture-${index}.jpg`);
  }
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

/** Random pixels of a photograph's size: a different file each time. */
export async function drawPicture(shade: number, format: 'jpeg' | 'png' = 'jpeg'): Promise<Uint8Array> {
  const background = { r: shade % 256, g: (shade * 7) % 256, b: (shade * 13) % 256 };
  return sharp({ create: { width: 640, height: 427, channels: 3, background } })
    [format]()
    .toBuffer();
}

/** A JPEG of many grey blocks, other ones for each number, for what compares what pictures show. */
export async function drawScene(seed: number): Promise<Uint8Array> {
  const width = 12;
  const cells = Uint8Array.from(
    { length: width * 8 },
    (_, at) => (Math.imul(at + 1, 2_654_435_761 ^ (seed * 40_503)) >>> 16) % 256,
  );
  return sharp(cells, { raw: { width, height: 8, channels: 1 } })
    .resize(640, 427, { fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer();
}
