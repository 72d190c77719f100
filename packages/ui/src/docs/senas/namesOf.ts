/** A styled element: the file that defines it, without ending, and its name there. */
export interface Name {
  readonly file: string;
  readonly part: string;
}

/** A class that styled-components derives from file and name: `Button__Root-sc-1x2y3z-0`. */
const CLASS = /(?:^|\s)(\w+)__(\w+)-sc-/;

/**
 * The names of the nearest styled element and of the styled elements around it, each file once. The book's build
 * writes them into the classes (.storybook/vite.config.ts).
 */
export function namesOf(element: Element): Name[] {
  const names = new Map<string, Name>();
  for (let at: Element | null = element; at; at = at.parentElement) {
    const [, file, part] = CLASS.exec(at.getAttribute('class') ?? '') ?? [];
    if (file && part && !names.has(file)) names.set(file, { file, part });
  }
  return [...names.values()];
}
