/** The process is gone: its later steps do not happen. */
export class Crash extends Error {}

/** A process that dies at its n-th step, before the step or after it; at 0 it lives. */
export interface Life {
  step<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createLife(diesAt: number): Life {
  let steps = 0;
  let dead = false;
  const pass = () => {
    steps += 1;
    if (steps === diesAt) dead = true;
    // Code that catches the crash finds every later step dead too, as after a real one.
    if (dead) throw new Crash();
  };
  return {
    async step(work) {
      pass();
      const result = await work();
      pass();
      return result;
    },
  };
}

/**
 * Wraps all async methods of an object as steps of a life. A crash inside a transaction rolls it back, as Postgres does when
 * a connection breaks.
 */
export function mortal<Target extends object>(target: Target, life: Life): Target {
  return new Proxy(target, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name);
      if (typeof value === 'function') return wrap(object, name, value as Method);
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? mortal(value, life) : value;
    },
  });

  function wrap(object: object, name: string | symbol, method: Method): Method {
    if (name === '$transaction')
      return (work) => life.step(async () => method.call(object, (tx: object) => (work as Method)(mortal(tx, life))));
    // Only checks whether an address is the gateway's: nothing to wait for.
    if (name === 'owns' || name === 'parseCallback') return method.bind(object);
    return (...args: unknown[]) => life.step(async () => method.apply(object, args));
  }
}

type Method = (...args: unknown[]) => unknown;
