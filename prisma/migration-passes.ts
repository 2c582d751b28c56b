import { splitSteps } from './migration-steps.ts';

/** Work of a migration that grows with a table: it reads all rows, builds an index of them, or writes them. */
export interface Pass {
  table: string;
  kind: 'scan' | 'index' | 'write';
  /** Whether users wait meanwhile: the table, or all of its rows, are locked until the work is done. */
  locks: boolean;
}

/** Returns the work of a migration that grows with tables which exist before it, in the order of its statements. */
export function findPasses(sql: string): Pass[] {
  const made = new Set([...withoutComments(sql).matchAll(tableMade)].map(([, name]) => name!.toLowerCase()));
  return splitSteps(sql)
    .flatMap(passesOfStep)
    .filter(({ table }) => !made.has(table));
}

const tableMade = /\bCREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/gi;

function passesOfStep(step: string): Pass[] {
  const text = withoutComments(step);
  const inBatches = /\bCOMMIT\b/i.test(text);
  return text.split(';').flatMap((statement) => passesOf(statement, inBatches));
}

function passesOf(statement: string, inBatches: boolean): Pass[] {
  const altered = /\bALTER TABLE (?:IF EXISTS )?(?:ONLY )?"?(\w+)"? (.*)/i.exec(statement);
  if (altered) return passesOfAlter(altered[1]!.toLowerCase(), altered[2]!);
  const passes: Pass[] = [];
  const find = (pattern: RegExp, kind: Pass['kind'], locks: boolean) => {
    for (const [, table] of statement.matchAll(pattern)) passes.push({ table: table!.toLowerCase(), kind, locks });
  };
  const concurrent = /\bCONCURRENTLY\b/i.test(statement);
  find(/\bCREATE (?:UNIQUE )?INDEX .*?\bON (?:ONLY )?"?(\w+)/gi, 'index', !concurrent);
  find(/\bREINDEX (?:\(.*?\) )?TABLE (?:CONCURRENTLY )?"?(\w+)/gi, 'index', !concurrent);
  find(/\bUPDATE (?:ONLY )?"?(\w+)"?(?: (?:AS )?\w+)? SET\b/gi, 'write', !inBatches);
  find(/\bDELETE FROM (?:ONLY )?"?(\w+)/gi, 'write', !inBatches);
  find(/\b(?:VACUUM (?:FULL|\(.*?FULL.*?\))|CLUSTER) "?(\w+)/gi, 'write', true);
  find(/\bLOCK TABLE (?:ONLY )?"?(\w+)/gi, 'scan', true);
  return passes;
}

/** Actions of ALTER TABLE that read or write all rows, the more expensive first. Others change the catalogue only. */
const actions: [RegExp, Omit<Pass, 'table'>][] = [
  [/\bALTER (?:COLUMN )?"?\w+"? (?:SET DATA )?TYPE\b/i, { kind: 'write', locks: true }],
  [/\bADD (?:COLUMN )?.*(?:\bSTORED\b|\bAS IDENTITY\b|\b(?:small|big)?serial\b)/i, { kind: 'write', locks: true }],
  [
    /\bDEFAULT [^,]*\b(?:random|gen_random_uuid|uuidv[47]|clock_timestamp|nextval) ?\(/i,
    { kind: 'write', locks: true },
  ],
  [/\bADD (?:CONSTRAINT "?\w+"? )?(?:UNIQUE|PRIMARY KEY|EXCLUDE)\b(?! USING INDEX)/i, { kind: 'index', locks: true }],
  [/\bALTER (?:COLUMN )?"?\w+"? SET NOT NULL\b/i, { kind: 'scan', locks: true }],
  [/\bADD\b(?!.*\bNOT VALID\b).*\b(?:CHECK|FOREIGN KEY|REFERENCES)\b/i, { kind: 'scan', locks: true }],
  [/\bVALIDATE CONSTRAINT\b/i, { kind: 'scan', locks: false }],
];

/** Returns one pass at most: Postgres does the actions of a statement together. */
function passesOfAlter(table: string, text: string): Pass[] {
  const found = actions.find(([pattern]) => pattern.test(text));
  return found ? [{ table, ...found[1] }] : [];
}

function withoutComments(sql: string): string {
  return sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ');
}
