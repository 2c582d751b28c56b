import { Gauge, type Registry } from 'prom-client';
import type { Replicas } from '../kernel/replicas/replicas.ts';

/** Reads the condition of each replica at each scrape. */
export function measureReplicas(replicas: Replicas, registry: Registry): void {
  const registers = [registry];
  const labelNames = ['replica'];
  new Gauge({
    name: 'replica_age_seconds',
    help: 'How old the data of a replica may be at most.',
    labelNames,
    registers,
    collect() {
      for (const { name, ageMs } of replicas.conditions()) this.set({ replica: name }, ageMs / 1_000);
    },
  });
  new Gauge({
    name: 'replica_up',
    help: 'Whether reads go to a replica: 1 or 0.',
    labelNames,
    registers,
    collect() {
      for (const { name, condition } of replicas.conditions()) this.set({ replica: name }, condition === 'up' ? 1 : 0);
    },
  });
}
