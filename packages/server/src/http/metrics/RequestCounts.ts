import type { Family, Sample } from './Family';

/** Upper bounds of the histogram's buckets, in seconds. */
const LIMITS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Count {
  readonly call: string;
  readonly method: string;
  /** By the first digit of the status. */
  readonly byClass: Map<number, number>;
  /** Per bucket, not cumulative; the last counts the requests above all limits. */
  readonly within: number[];
  seconds: number;
}

/** By call. A visitor's text (paths, names) makes no series, so their number is bounded. */
export class RequestCounts {
  readonly #counts = new Map<string, Count>();

  /** @param call an operation of the contract, or one name for all the rest */
  add(call: string, method: string, httpStatus: number, seconds: number): void {
    const count = this.#find(call, method);
    const statusClass = Math.floor(httpStatus / 100);
    count.byClass.set(statusClass, (count.byClass.get(statusClass) ?? 0) + 1);
    const place = LIMITS.findIndex((limit) => seconds <= limit);
    const index = place < 0 ? LIMITS.length : place;
    count.within[index] = (count.within[index] ?? 0) + 1;
    count.seconds += seconds;
  }

  #find(call: string, method: string): Count {
    const key = `${method} ${call}`;
    let count = this.#counts.get(key);
    if (!count) {
      count = {
        call,
        method,
        byClass: new Map(),
        within: Array.from({ length: LIMITS.length + 1 }, () => 0),
        seconds: 0,
      };
      this.#counts.set(key, count);
    }
    return count;
  }

  families(): Family[] {
    const counts = [...this.#counts.values()];
    return [
      {
        name: 'garita_http_requests_total',
        help: 'Requests answered, by call of the contract.',
        type: 'counter',
        samples: counts.flatMap(totalsOf),
      },
      {
        name: 'garita_http_request_duration_seconds',
        help: 'Time until the answer was sent.',
        type: 'histogram',
        samples: counts.flatMap(histogramOf),
      },
    ];
  }
}

const totalsOf = ({ call, method, byClass }: Count): Sample[] =>
  [...byClass].map(([statusClass, value]) => ({
    labels: { call, method, status: `${statusClass}xx` },
    value,
  }));

/** The buckets are cumulative, as the format requires. */
function histogramOf({ call, method, within, seconds }: Count): Sample[] {
  let sum = 0;
  const buckets = within.map((value, index) => {
    sum += value;
    return {
      suffix: '_bucket',
      labels: { call, method, le: String(LIMITS[index] ?? '+Inf') },
      value: sum,
    };
  });
  const labels = { call, method };
  return [
    ...buckets,
    { suffix: '_sum', labels, value: seconds },
    { suffix: '_count', labels, value: sum },
  ];
}
