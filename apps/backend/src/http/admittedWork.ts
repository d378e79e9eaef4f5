import type { Purpose, Visit } from "./Visit.ts";

/** By weight: of one network, of requests heavier than 1, of reads, of these and changes, and of all. */
export type AtOnce = Readonly<Record<Purpose | "network" | "heavy", number>>;

interface AdmittedWork {
  readonly add: (visit: Visit) => void;
  readonly remove: (visit: Visit) => void;
  /** By weight. */
  readonly loadOf: (network: string) => number;
  readonly hasRoom: (visit: Visit) => boolean;
}

const weightOf = ({ weight = 1 }: Visit): number => weight;

/** The requests that are worked on, within the limits of what may be at once. */
export function admittedWork(atOnce: AtOnce): AdmittedWork {
  const visits = new Set<Visit>();
  const together = (isMeant: (visit: Visit) => boolean): number => {
    let sum = 0;
    for (const visit of visits) if (isMeant(visit)) sum += weightOf(visit);
    return sum;
  };
  const isHeavy = (visit: Visit): boolean => weightOf(visit) > 1;
  const loadOf = (network: string): number => together((visit) => visit.network === network);
  const loadFor = (purpose: Purpose): number => together((visit) => visit.purpose === purpose);
  /** Reads leave their places to changes, but one: changes may wait for a lock. Orders may wait for a bank and do not block other requests. */
  const taken: Readonly<Record<Purpose, () => number>> = {
    read: () => loadFor("read") + Math.min(loadFor("change"), atOnce.read - 1),
    change: () => loadFor("read") + loadFor("change"),
    order: () => together(() => true),
  };
  return {
    add: (visit) => void visits.add(visit),
    remove: (visit) => void visits.delete(visit),
    loadOf,
    hasRoom(visit) {
      const weight = weightOf(visit);
      return (
        taken[visit.purpose]() + weight <= atOnce[visit.purpose] &&
        loadOf(visit.network) + weight <= atOnce.network &&
        (!isHeavy(visit) || together(isHeavy) + weight <= atOnce.heavy)
      );
    },
  };
}
