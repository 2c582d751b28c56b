import { parentPort, workerData } from 'node:worker_threads';
import { parseXlsx } from './parse-xlsx.ts';

/** Reads the spreadsheet of `workerData` apart from the server, which answers meanwhile, and may be ended. */
parentPort?.postMessage(await parseXlsx(workerData as string));
