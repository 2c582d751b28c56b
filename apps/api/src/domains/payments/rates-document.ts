import { z } from 'zod';

const amount = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
]);

/** The names that public sources of exchange rates use for the same two things. */
const Document = z.object({
  base: z.string().optional(),
  base_code: z.string().optional(),
  rates: z.record(z.string(), amount).optional(),
  conversion_rates: z.record(z.string(), amount).optional(),
});

/** Digits after the point that a stored rate has. */
const decimals = 6;

/**
 * Reads a JSON document of exchange rates, `{ "base": "USD", "rates": { "NGN": 1530.5 } }`; `base_code` and
 * `conversion_rates` are taken as well. Without a base it is the US dollar; with another one, the dollar must be among the rates. Returns
 * what one US dollar costs in each currency, with six decimals. Throws an error that says what is wrong.
 */
export function readRates(text: string): Map<string, string> {
  const document = Document.safeParse(readJson(text));
  const rates = document.data?.rates ?? document.data?.conversion_rates;
  if (!document.data || !rates || !Object.keys(rates).length)
    throw new Error(
      'It must be a JSON object with the member "rates", such as {"base": "USD", "rates": {"NGN": 1530.5}}.',
    );
  const base = (document.data.base ?? document.data.base_code ?? 'USD').toUpperCase();
  const dollar = base === 'USD' ? 1 : rates.USD;
  if (!dollar || !(dollar > 0)) throw new Error(`Its base is ${base}, and it has no rate of USD.`);
  const found = new Map<string, string>(base === 'USD' ? [] : [[base, (1 / dollar).toFixed(decimals)]]);
  for (const [code, rate] of Object.entries(rates)) {
    const dollars = rate / dollar;
    if (/^[A-Z]{3}$/.test(code) && code !== 'USD' && Number.isFinite(dollars) && Number(dollars.toFixed(decimals)) > 0)
      found.set(code, dollars.toFixed(decimals));
  }
  return found;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('It is not JSON.');
  }
}
