// Prints the precision and recall of proposed facts on a file of labelled descriptions, for each fact and for all.
import { amenities } from '@africanscity/contracts/listings/amenities';
import { measure, readDescriptions } from './read-descriptions.ts';

const rows = readDescriptions(process.argv[2] ?? new URL('descriptions.csv', import.meta.url));
for (const name of [...amenities, undefined]) {
  const isFound = rows.some(({ stated, proposed }) => name === undefined || stated.has(name) || proposed.has(name));
  const { precision, recall } = measure(rows, name);
  if (isFound)
    console.log(`${(name ?? 'all').padEnd(28)} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}`);
}
const { wrong, missed } = measure(rows);
console.log(`\nWrong:\n${wrong.join('\n')}\n\nMissed:\n${missed.join('\n')}`);
