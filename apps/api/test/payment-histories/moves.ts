import fc from 'fast-check';

/** An event of a history. `diesAt` is the step of it at which our server crashes, 0 for never. */
export type Move =
  | { kind: 'start'; diesAt: number; fault: 'none' | 'reply lost' | 'unreachable'; anew: boolean }
  | { kind: 'gateway'; choice: number }
  | {
      kind: 'deliver';
      message: number;
      copies: number;
      damage: 'none' | 'amount' | 'hash' | 'other key';
      diesAt: number;
    }
  | { kind: 'lose'; message: number }
  | { kind: 'work'; diesAt: number; unreachable: boolean }
  | { kind: 'round'; minutes: number; diesAt: number; unreachable: boolean }
  | { kind: 'look'; diesAt: number }
  | { kind: 'cancel'; diesAt: number };

export interface History {
  method: 'ecocash' | 'paynow';
  currency: 'USD' | 'ZWG';
  months: 1 | 3 | 6 | 12;
  moves: Move[];
}

// Half of all moves meet no crash, so that histories make progress.
const diesAt = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 }));
const message = fc.nat(7);
const sometimes = fc.integer({ min: 0, max: 4 }).map((draw) => draw === 0);

const start = fc.record({
  kind: fc.constant('start' as const),
  diesAt,
  fault: fc.constantFrom('none' as const, 'none' as const, 'reply lost' as const, 'unreachable' as const),
  anew: fc.boolean(),
});

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('gateway' as const), choice: fc.nat(99) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      message,
      copies: fc.integer({ min: 1, max: 3 }),
      damage: fc.constantFrom(
        'none' as const,
        'none' as const,
        'amount' as const,
        'hash' as const,
        'other key' as const,
      ),
      diesAt,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), message }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('work' as const), diesAt, unreachable: sometimes }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      minutes: fc.constantFrom(1, 5, 70, 1500),
      diesAt,
      unreachable: sometimes,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const), diesAt }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), diesAt }) },
  { weight: 1, arbitrary: start },
);

/** Generates histories of an order: each begins with a payer who presses the button. */
export const history: fc.Arbitrary<History> = fc.record({
  method: fc.constantFrom('ecocash' as const, 'paynow' as const),
  currency: fc.constantFrom('USD' as const, 'ZWG' as const),
  months: fc.constantFrom(1 as const, 3 as const, 6 as const, 12 as const),
  moves: fc.tuple(start, fc.array(move, { minLength: 1, maxLength: 7 })).map(([first, rest]) => [first, ...rest]),
});
