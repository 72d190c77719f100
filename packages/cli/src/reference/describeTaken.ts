/** The help of an option or argument, with its choices if limited. */
export const describeTaken = ({
  description,
  argChoices = [],
}: {
  readonly description: string;
  readonly argChoices?: readonly string[];
}): string =>
  argChoices.length === 0 ? description : `${description} (valores: ${argChoices.join(', ')})`;
