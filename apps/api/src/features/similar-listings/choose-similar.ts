import { aboutTheSame, type Neighbour } from './find-neighbours.ts';

/** Of one owner, as long as there are others: a row of six from one agency shows no choice. */
const perOwner = 2;

interface Subject {
  type: string;
  area: string;
  city: string;
  price: { toNumber(): number };
}

/** The most similar of some listings, each with the reason that people read. */
export function chooseSimilar(
  subject: Subject,
  found: Neighbour[],
  wanted: number,
): (Neighbour & { reason: string })[] {
  const price = subject.price.toNumber();
  const ranked = found
    .flatMap((neighbour) => {
      const likeness = likenessOf(subject, price, neighbour);
      return likeness ? { ...neighbour, ...likeness, distance: Math.abs(neighbour.price - price) } : [];
    })
    .sort((one, other) => one.rank - other.rank || one.distance - other.distance || other.id - one.id);
  const ofOwner = new Map<number, number>();
  const [first, rest] = [[] as typeof ranked, [] as typeof ranked];
  for (const one of ranked) {
    const before = ofOwner.get(one.ownerId) ?? 0;
    ofOwner.set(one.ownerId, before + 1);
    (before < perOwner ? first : rest).push(one);
  }
  return [...first, ...rest].slice(0, wanted);
}

/** Why somebody who looks at the subject may like the other; undefined when nothing speaks for it. */
function likenessOf(subject: Subject, price: number, other: Neighbour): { rank: number; reason: string } | undefined {
  const sameCity = subject.city !== '' && other.city === subject.city;
  const sameArea = sameCity && subject.area !== '' && other.area === subject.area;
  const sameType = other.type === subject.type;
  const near = Math.abs(other.price - price) <= price * aboutTheSame + 0.005;
  if (sameArea && sameType && near) return { rank: 1, reason: 'Same area, about the same price' };
  if (sameCity && sameType && near) return { rank: 2, reason: `Same type in ${subject.city}, about the same price` };
  if (sameArea && near) return { rank: 3, reason: 'Same area, about the same price' };
  if (sameArea && sameType) return { rank: 4, reason: 'Same type in the same area' };
  if (sameCity && sameType) return { rank: 5, reason: `Same type in ${subject.city}` };
  if (sameCity && near) return { rank: 6, reason: `In ${subject.city}, about the same price` };
  if (sameType && near) return { rank: 7, reason: 'Same type, about the same price' };
  return undefined;
}
