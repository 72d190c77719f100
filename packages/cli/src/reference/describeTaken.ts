export const describeTaken = ({
  description,
  argChoices = [],
}: {
  readonly description: string;
  readonly argChoices?: readonly string[];
}): string =>
  argChoices.length === 0 ? description : `${description} (valores: ${argChoices.join(', ')})`;
