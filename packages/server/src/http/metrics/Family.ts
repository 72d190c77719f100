export interface Sample {
  /** The parts of a histogram have a suffix: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const escapeLabel = (value: string): string =>
  value.replace(/[\\"\n]/g, (letter) => (letter === '\n' ? '\\n' : `\\${letter}`));

function formatSample(name: string, { suffix = '', labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`;
}

/** Writes families in the Prometheus text format. It omits a family without samples. */
export const formatFamilies = (families: readonly Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map((sample) => formatSample(name, sample)).join('')}`,
    )
    .join('');
