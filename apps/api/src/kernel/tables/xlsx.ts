import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import { xmlHead, xmlText } from '../xml.ts';
import { plainCell, type TableColumn } from './table-column.ts';

/**
 * Streams rows as an XLSX file with one sheet. Texts are cells of the format "Text", which keep zeros and signs also when they are
 * edited; nothing is a formula. Memory does not grow with the number of rows, for which libraries that write such files would hold all.
 */
export function writeXlsx<Row>(columns: TableColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>): Readable {
  return Readable.from(archive(columns, rows), { objectMode: false });
}

/** Characters that are compressed at once. */
const blockLength = 64 * 1024;

async function* archive<Row>(
  columns: TableColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const open = (name: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    return file;
  };
  for (const [name, text] of parts) open(name).push(Buffer.from(xmlHead + text), true);
  const sheet = open('xl/worksheets/sheet1.xml');
  const letters = columns.map((_, at) => columnLetters(at));
  let text = `${xmlHead}<worksheet xmlns="${main}">${frozenHeader}<cols>${columns.map(columnStyle).join('')}</cols><sheetData>`;
  text += `<row r="1">${columns.map(({ title }, at) => cell(`${letters[at]}1`, title)).join('')}</row>`;
  let line = 1;
  for await (const row of rows) {
    line += 1;
    const cells = columns.map((column, at) => cell(`${letters[at]}${line}`, plainCell(column, column.valueOf(row))));
    text += `<row r="${line}">${cells.join('')}</row>`;
    if (text.length < blockLength) continue;
    sheet.push(Buffer.from(text));
    text = '';
    yield* ready;
    ready = [];
  }
  sheet.push(Buffer.from(`${text}</sheetData></worksheet>`), true);
  zip.end();
  yield* ready;
}

/** Digits of a number that spreadsheets keep. */
const exactDigits = 15;

function cell(place: string, value: string | number | null): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number' && Number(value.toPrecision(exactDigits)) === value)
    return `<c r="${place}"><v>${value}</v></c>`;
  return `<c r="${place}" s="1" t="inlineStr"><is><t xml:space="preserve">${textOf(String(value))}</t></is></c>`;
}

/** XLSX writes what XML cannot hold, and what XML would change, as "_x000D_"; a text that looks so has its underscore written so. */
function textOf(text: string): string {
  const escaped = text
    .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (sign) => `_x${hex(sign)}_`);
  return xmlText(escaped);
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}

/** 0 is A, 26 is AA. */
function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}

/** A row that is added by hand has references as texts too. */
function columnStyle({ isVerbatim }: { isVerbatim?: true }, at: number): string {
  return `<col min="${at + 1}" max="${at + 1}" width="16"${isVerbatim ? ' style="1"' : ''}/>`;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const frozenHeader =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';

/** The files of the archive beside the sheet. Style 1 is the format "Text". */
const parts: readonly [name: string, text: string][] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
      '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
  ],
];
