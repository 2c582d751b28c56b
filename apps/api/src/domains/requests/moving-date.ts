import { isDay } from '@africanscity/contracts/requests/criteria';

/** Months by their names in English, French, Portuguese and Swahili, without accents. */
const months = new Map(
  [
    'january jan janvier janeiro januari',
    'february feb fevrier fevereiro februari',
    'march mar mars marco machi',
    'april apr avril abril aprili',
    'may mai maio mei',
    'june jun juin junho juni',
    'july jul juillet julho julai',
    'august aug aout agosto agosti',
    'september sep sept septembre setembro septemba',
    'october oct octobre outubro oktoba',
    'november nov novembre novembro novemba',
    'december dec decembre dezembro desemba',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at] as const)),
);

const month = `(?<month>${[...months.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const day = '(?<day>3[01]|[12]?\\d)(?:st|nd|rd|th|er)?';
const year = '(?<year>20\\d\\d)';
const lead =
  '(?:(?:to\\s+|for\\s+)?(?:move|moving)\\s*(?:in|out|date)?|available|starting|starts?|begin(?:ning)?|from|as\\s+of|by|before|in|on|since|mid|early|late|end\\s+of|a\\s+partir\\s+(?:de|do|du)|partir\\s+de|des|en|em|kuanzia|mwezi\\s+wa|le|the|de|:)';

/** Dates as sentences write them, the longest first. The last form needs a word such as "from": "May" alone is a name. */
const forms = [
  new RegExp(`(?:\\b${lead}\\s+)*\\b(?<iso>20\\d\\d-\\d\\d-\\d\\d)\\b`, 'i'),
  new RegExp(`(?:\\b${lead}\\s+)*\\b${day}\\s+(?:of\\s+|de\\s+)?${month}\\b(?:,?\\s+(?:de\\s+)?${year}\\b)?`, 'i'),
  new RegExp(
    `(?:\\b${lead}\\s+)*\\b${month}\\s+${day}\\b(?!\\s*(?:bed|room|bath|k\\b|m\\b|million|\\d))(?:,?\\s+${year}\\b)?`,
    'i',
  ),
  new RegExp(`(?:\\b${lead}\\s+)*\\b${month}\\s+(?:de\\s+)?${year}\\b`, 'i'),
  new RegExp(`(?:\\b${lead}\\s+)+${month}\\b`, 'i'),
];

const nextMonth =
  /(?:\b(?:from|starting|moving|in)\s+)*\b(?:next month|le mois prochain|mois prochain|(?:no )?proximo mes|mwezi ujao)\b/i;
const now =
  /(?:\b(?:move|moving)\s+in\s+)?\b(?:immediately|asap|right away|as soon as possible|immediatement|tout de suite|imediatamente|mara moja|sasa hivi)\b/i;

/**
 * Reads the day from which a sentence asks for a home: "from March", "by 15 January", "à partir du 1er mars", "next month". A month
 * is its first day, of the coming year once it is over. Returns the day as 2027-03-01 and the sentence without it.
 */
export function readMovingDate(text: string, today: Date): { day: string | null; rest: string } {
  const plain = plainOf(text);
  for (const form of forms) {
    const found = form.exec(plain);
    const at = found && dayOf(found.groups ?? {}, today);
    if (found && at && !isName(text, found)) return { day: at, rest: without(text, found) };
  }
  const next = nextMonth.exec(plain);
  if (next) {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1));
    return { day: isoOf(first), rest: without(text, next) };
  }
  const soon = now.exec(plain);
  return soon ? { day: isoOf(today), rest: without(text, soon) } : { day: null, rest: text };
}

/** Whether a month without a day or a year is the beginning of a name: "May Pen". */
function isName(text: string, { index, 0: found, groups = {} }: RegExpExecArray): boolean {
  if (groups.day ?? groups.year ?? groups.iso) return false;
  return /^ \p{Lu}/u.test(text.normalize('NFC').slice(index + found.length));
}

/** The text without accents, each letter in its place. */
function plainOf(text: string): string {
  return [...text.normalize('NFC')].map((letter) => letter.normalize('NFD')[0] ?? letter).join('');
}

function without(text: string, { index, 0: found }: RegExpExecArray): string {
  const composed = text.normalize('NFC');
  const left = `${composed.slice(0, index)} ${composed.slice(index + found.length)}`;
  return left
    .replace(/\s+/g, ' ')
    .replace(/[\s,;]+$/, '')
    .trim();
}

/** Returns the day of the groups of a form; null for none of the calendar. A past day of this year is one of the next. */
function dayOf(groups: Partial<Record<string, string>>, today: Date): string | null {
  if (groups.iso) return isDay(groups.iso) ? groups.iso : null;
  const at = months.get(groups.month?.toLowerCase() ?? '');
  if (at === undefined) return null;
  const date = Number(groups.day ?? 1);
  const thisYear = today.getUTCFullYear();
  const isOver = Date.UTC(thisYear, at, groups.day ? date : 31) < today.getTime() - dayMs;
  const text = isoOf(new Date(Date.UTC(Number(groups.year ?? thisYear + (isOver ? 1 : 0)), at, date)));
  return Number(text.slice(8)) === date ? text : null;
}

const dayMs = 86_400_000;

function isoOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
