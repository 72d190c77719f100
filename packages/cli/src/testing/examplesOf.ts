import type { Home } from './createHome';
import { runHere } from './runHere';

/** The words of a command line as a shell splits them, up to a pipe or redirection. */
const wordsOf = (line: string): string[] => {
  const [own = ''] = line.split(/ [|<>] ?/);
  return [...own.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replaceAll(/["']/g, ''),
  );
};

/** Examples that end by themselves and need neither a file nor another portal. */
export async function examplesOf(name: string, home: Pick<Home, 'env'>): Promise<string[][]> {
  const { stdout } = await runHere([...name.split(' '), '--help'], home.env);
  const lines = [...stdout.matchAll(/^ {2}\$ garita (.+)$/gm)].map(([, line]) =>
    wordsOf(line ?? ''),
  );
  return lines.filter(
    (words) =>
      words.slice(0, name.split(' ').length).join(' ') === name &&
      !words.some((word) =>
        /\.(?:csv|json)$|^-$|^--portal$|^--watch$|^https:\/\/viejo\./.test(word),
      ),
  );
}
