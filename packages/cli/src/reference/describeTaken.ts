/** What an option or an argument is for, and what it may be, where only some words will do. */
export const describeTaken = ({
  description,
  argChoices = [],
}: {
  readonly description: string;
  readonly argChoices?: readonly string[];
}): string =>
  argChoices.length === 0 ? description : `${description} (valores: ${argChoices.join(', ')})`;
