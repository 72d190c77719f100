/** Sends rows of Garita to the peers' server, which serves them as `/data/<name>.json`. */
export async function giveRows(web: string, name: string, rows: readonly object[]): Promise<void> {
  const response = await fetch(`${web}/data/${name}.json`, {
    method: 'PUT',
    body: JSON.stringify(rows),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
}
