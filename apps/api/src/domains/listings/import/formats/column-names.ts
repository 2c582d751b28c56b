import { inLanguage } from '@africanscity/messages/language';
import { languages } from '@africanscity/messages/languages';
import { fieldOf, wireFieldNames } from '@africanscity/contracts/listings/fields';
import type { ImportColumn } from './columns.ts';

/** Usual names of columns in English, French and Portuguese, beside the name of the column and the labels of its field in all languages. */
export const usualNames: Partial<Record<ImportColumn, readonly string[]>> = {
  reference: [
    'ref',
    'ref no',
    'reference number',
    'property id',
    'listing id',
    'réf',
    'référence du bien',
    'referência',
    'código',
  ],
  role: ['listed by', 'advertiser type', 'type d’annonceur', 'tipo de anunciante'],
  stateName: [
    'agency',
    'agency name',
    'company',
    'company name',
    'agence',
    'société',
    'agência',
    'imobiliária',
    'empresa',
  ],
  address: ['street', 'street address', 'adresse', 'rue', 'endereço', 'morada', 'rua'],
  area: ['location', 'suburb', 'neighbourhood', 'neighborhood', 'district', 'quartier', 'bairro'],
  city: ['location', 'town', 'city or town', 'ville', 'commune', 'cidade', 'localidade'],
  country: ['pays', 'país'],
  type: ['property type', 'kind', 'type de bien', 'tipo', 'tipo de imóvel'],
  size: ['surface', 'superficie', 'surface habitable', 'área útil', 'superfície', 'tamanho'],
  price: ['asking price', 'amount', 'prix', 'montant', 'loyer', 'preço', 'valor', 'renda', 'rent'],
  description: ['details', 'descriptif', 'texte', 'descrição'],
  status: [
    'listing status',
    'sale or rent',
    'offer',
    'transaction',
    'statut',
    'type de transaction',
    'type d’offre',
    'estado',
    'finalidade',
    'tipo de negócio',
  ],
  numGarage: ['garage', 'garage spaces', 'nombre de garages', 'garagem', 'garagens'],
  numRoom: [
    'bedrooms',
    'number of bedrooms',
    'no of rooms',
    'number of rooms',
    'chambres',
    'nombre de chambres',
    'pièces',
    'quartos',
    'número de quartos',
    'divisões',
  ],
  numBathroom: [
    'baths',
    'bathroom',
    'number of bathrooms',
    'salles de bain',
    'salles de bains',
    'nombre de salles de bain',
    'casas de banho',
    'banheiros',
  ],
  numToilet: ['toilets', 'number of toilets', 'wc', 'toilettes', 'nombre de toilettes', 'sanitários', 'lavabos'],
  pictures: [
    'photos',
    'images',
    'picture files',
    'photo files',
    'image files',
    'picture urls',
    'photo urls',
    'image urls',
    'pictures url',
    'photos url',
    'images url',
    'picture links',
    'photo links',
    'image links',
    'picture addresses',
    'photo addresses',
    'fotos',
    'imagens',
    'fotografias',
  ],
  ownerEmail: [
    'email',
    'e-mail',
    'owner email address',
    'contact email',
    'agent email',
    'courriel',
    'e-mail du propriétaire',
    'e-mail do proprietário',
  ],
  currency: ['devise', 'monnaie', 'moeda'],
  period: ['price period', 'rent period', 'périodicité', 'période', 'período', 'periodicidade'],
  googleLocation: ['coordinates', 'gps', 'map link', 'coordonnées', 'coordenadas', 'localização'],
  paused: ['en pause', 'em pausa', 'pausado'],
  yearBuilt: ['year', 'construction year', 'année de construction', 'ano de construção'],
  plotArea: [
    'plot size',
    'land size',
    'stand size',
    'erf size',
    'surface du terrain',
    'superficie du terrain',
    'área do terreno',
  ],
  floorArea: ['built area', 'covered area', 'surface construite', 'área construída'],
  floor: ['étage', 'andar', 'piso'],
  storeys: ['floors', 'stories', 'nombre d’étages', 'número de pisos'],
  lift: ['elevator', 'ascenseur', 'elevador'],
  furnishing: ['furnished', 'meublé', 'ameublement', 'mobilado', 'mobília'],
  condition: ['estado', 'state of repair', 'état du bien', 'estado do imóvel'],
  water: ['water supply', 'eau', 'água'],
  power: ['electricity', 'électricité', 'energia', 'eletricidade'],
  sewage: ['assainissement', 'esgoto'],
  tenure: ['title deed', 'titre foncier', 'título de propriedade'],
  road: ['access road', 'route', 'estrada'],
  security: ['sécurité', 'segurança'],
  airConditioning: ['aircon', 'climatisation', 'ar condicionado'],
  openParking: ['parking', 'parking spaces', 'places de parking', 'estacionamento'],
  swimmingPool: ['pool', 'piscine', 'piscina'],
  garden: ['jardin', 'jardim'],
  petsAllowed: ['pets', 'animaux acceptés', 'aceita animais'],
};

/** Returns a column's name for comparison: without case, accents, spaces and signs. "Num_Room" is numRoom, "Réf." is ref. */
export function columnKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Returns the columns that a usual name may mean, by the key of the name. */
export function columnsByName(columns: readonly ImportColumn[]): Map<string, ImportColumn[]> {
  // "Title" is the title of an advert in most files, not the title of land.
  const labels = new Map<string, string[]>(
    wireFieldNames
      .filter((name) => name !== 'tenure')
      .map((name) => [name, languages.map((one) => inLanguage(one, fieldOf(name).label))]),
  );
  const exact = new Set(columns.map(columnKey));
  const usual = new Set(Object.values(usualNames).flatMap((names) => names.map(columnKey)));
  const found = new Map<string, ImportColumn[]>();
  for (const column of columns) {
    // "Surface habitable" is a label of the floor area, but files have the size of the home under it.
    const further = (labels.get(column) ?? []).filter((label) => !usual.has(columnKey(label)));
    const names = [...(usualNames[column] ?? []), ...further];
    for (const key of new Set(names.map(columnKey))) {
      // The name of a column means that column alone.
      if (!exact.has(key)) found.set(key, [...(found.get(key) ?? []), column]);
    }
  }
  return found;
}
