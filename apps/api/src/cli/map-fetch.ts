import { stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { OperatorError, UsageError } from '../boot/operator-errors.ts';
import { downloadMap } from '../domains/listings/map/fetch/download-map.ts';
import type { MapSource } from '../domains/listings/map/fetch/map-source.ts';
import { openMapSource } from '../domains/listings/map/fetch/open-map-source.ts';
import { partPath, type Resumption } from '../domains/listings/map/fetch/part-file.ts';
import { type MapPlan, planMap } from '../domains/listings/map/fetch/plan-map.ts';
import { type Area, readArea } from '../domains/listings/map/fetch/read-area.ts';
import { readCommandSettings } from './command-settings.ts';
import { openProgressLine } from '../kernel/progress-line.ts';
import { printResult } from './run-command.ts';

interface Options {
  from: string;
  to?: string;
  maxZoom: string;
  force?: boolean;
  yes?: boolean;
  json?: boolean;
}

/** Copies the part of a PMTiles file that an area needs. Status 1 when the operator refuses the size, 2 without an answer. */
export async function fetchMap(text: string, options: Options): Promise<number> {
  const area = readArea(text);
  const maxZoom = readZoom(options.maxZoom);
  const { MAP_FILE, DATA_DIR } = readCommandSettings();
  const to = resolve(options.to ?? MAP_FILE ?? join(DATA_DIR, 'map.pmtiles'));
  await checkTarget(to, options.force);
  const source = await openMapSource(options.from);
  try {
    const line = openProgressLine();
    const plan = await planMap(source, { area, maxZoom }, line.show).finally(line.clear);
    const size = { area: area.name, from: options.from, to, ...sizeOf(plan) };
    if (options.yes) console.error(describeSize(plan, area, to).join('\n'));
    else if (!process.stdin.isTTY) {
      printResult({ ...size, written: false }, options, describeSize(plan, area, to));
      console.error('Nothing was downloaded. Repeat the command with --yes.');
      return 2;
    } else if (!(await confirm(describeSize(plan, area, to)))) {
      console.error('Nothing was downloaded.');
      return 1;
    }
    await checkSpace(to, plan);
    const sha256 = await download(source, plan, to);
    const { attribution } = plan;
    printResult({ ...size, written: true, sha256, attribution }, options, [
      `Wrote ${to}: ${plan.header.numAddressedTiles} tiles, ${plan.bytes} bytes, SHA-256 ${sha256}.`,
      attribution
        ? `Attribution of the source: ${attribution}`
        : 'The source names no attribution. Set TILE_ATTRIBUTION to the one that its licence asks for.',
      ...(MAP_FILE && resolve(MAP_FILE) === to ? [] : [`The server shows it with MAP_FILE=${to}.`]),
    ]);
    return 0;
  } finally {
    await source.close();
  }
}

const deepestZoom = 22;

function readZoom(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) > deepestZoom)
    throw new UsageError(`--max-zoom takes a zoom level from 0 to ${deepestZoom}, not ${text}.`);
  return Number(text);
}

async function checkTarget(to: string, force = false): Promise<void> {
  const found = await stat(to).catch(() => undefined);
  if (found && !found.isFile()) throw new UsageError(`--to: ${to} is no file. Give the path of a file.`);
  if (found && !force) throw new UsageError(`--to: ${to} exists. Replace it with --force, or give another path.`);
  const folder = await stat(dirname(to)).catch(() => undefined);
  if (!folder?.isDirectory())
    throw new UsageError(`--to: there is no folder ${dirname(to)}. Create it, or give another path.`);
}

async function checkSpace(to: string, { bytes }: MapPlan): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(to));
  // An interrupted download has written some of the bytes.
  const { blocks } = await stat(partPath(to)).catch(() => ({ blocks: 0 }));
  const free = bavail * bsize + blocks * 512;
  if (free < bytes)
    throw new OperatorError(
      `--to: the disk of ${to} has ${sizeText(free)} of space; the file needs ${sizeText(bytes)}. Free space, or give another path.`,
    );
}

async function confirm(lines: string[]): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${lines.join('\n')}\nDownload? [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

async function download(source: MapSource, plan: MapPlan, to: string): Promise<string> {
  const line = openProgressLine();
  const total = sizeText(plan.downloaded);
  return await downloadMap(source, {
    plan,
    to,
    onStart: (resumption, bytes) => console.error(startTexts[resumption].replace('SIZE', sizeText(bytes))),
    onProgress: (bytes) =>
      line.show(`${sizeText(bytes)} of ${total}, ${Math.floor((bytes / plan.downloaded) * 100)} %`),
    onVerify() {
      line.clear();
      console.error('All bytes are there. The file is verified now.');
    },
  }).finally(line.clear);
}

const startTexts: Record<Resumption, string> = {
  new: 'After an interruption, repeat the command: it continues where it was.',
  resumed: 'The interrupted download continues. SIZE are there already.',
  'other-version': 'The source has changed since the interrupted download. The download starts again.',
  'other-area': 'The interrupted download was of another area or zoom. The download starts again.',
};

function sizeOf({ header, bytes, downloaded, wasted, requests }: MapPlan) {
  const { minLon, minLat, maxLon, maxLat, maxZoom, numAddressedTiles, numTileContents } = header;
  return {
    box: [minLon, minLat, maxLon, maxLat],
    maxZoom,
    tiles: numAddressedTiles,
    contents: numTileContents,
    bytes,
    downloaded,
    wasted,
    requests: requests.length,
  };
}

function describeSize({ header, bytes, downloaded, wasted, requests }: MapPlan, { name }: Area, to: string): string[] {
  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom, numAddressedTiles, numTileContents } = header;
  return [
    `${name}: ${[minLon, minLat, maxLon, maxLat].join()}, zoom ${minZoom} to ${maxZoom}`,
    `Tiles: ${numAddressedTiles}, of which ${numTileContents} differ`,
    `Download: ${sizeText(downloaded)} in ${requests.length} requests, of which ${sizeText(wasted)} are not needed`,
    `File: ${sizeText(bytes)}, ${to}`,
  ];
}

function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
