import type { PictureRoom } from '@africanscity/contracts/picture-rooms';

/** Words in file names by room; of several, the first here counts. In English, French and Portuguese. */
const words: [PictureRoom, RegExp][] = [
  ['plan', /\b(floor ?)?plans?\b|\bplanta\b/],
  ['living_room', /\b(living|lounge|sitting|parlou?r|salon|sala de estar)\b/],
  ['dining_room', /\b(dining|salle a manger|sala de jantar)\b/],
  ['bathroom', /\b(bath(room)?|shower|toilet|wc|ensuite|salle de bain|banheiro|casa de banho)\b/],
  ['kitchen', /\b(kitchen(ette)?|cuisine|cozinha)\b/],
  ['bedroom', /\b((master ?)?bed(room)?|student room|chambre|quarto)\b/],
  ['study', /\b(study|home office|escritorio)\b/],
  ['balcony', /\b(balcony|veranda|terrace|patio|balcon|varanda)\b/],
  ['courtyard', /\b(courtyard|compound|cour|patio interior)\b/],
  ['pool', /\b(swimming ?pool|pool|piscine|piscina)\b/],
  ['garden', /\b(garden|yard|jardin|jardim)\b/],
  ['rooftop', /\b(roof ?top|roof)\b/],
  ['garage', /\b(garage|carport|parking|garagem)\b/],
  ['street', /\b(street|road|rue|rua)\b/],
  ['view', /\b(view|vue|vista)\b/],
  ['front', /\b(front(al)?|facade|exterior|outside|house|fachada)\b/],
];

/** Returns the room in a file's name: a kitchen for '12_Kitchen2.jpg', null for 'IMG_0042.jpg'. */
export function readRoom(fileName: string): PictureRoom | null {
  const plain = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ');
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
