import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';

test('a manager sees the agency’s numbers, chooses a longer range and exports the numbers; an agent lacks the permission', async ({
  open,
}) => {
  const page = await open('Gerente', '/pulso');
  await expect(page.getByRole('heading', { name: 'Pulso', level: 1 })).toBeVisible();
  await expect(page.getByText(/, día a día$/)).toBeVisible();
  await page.getByRole('tab', { name: '12 semanas' }).click();
  await expect(page).toHaveURL(/\/pulso\?semanas=12$/);
  await expect(page.getByText(/, semana a semana$/)).toBeVisible();

  const tiempo = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Tiempo', exact: true }) });
  await tiempo.getByRole('button', { name: 'Ver la tabla' }).click();
  await expect(tiempo.getByRole('table', { name: 'Tiempo' }).getByRole('rowheader')).toHaveCount(
    12,
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tiempo.getByRole('button', { name: 'Exportar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('pulso-minutos.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(13);
  expect(lines[0]).toBe('Semana,Tiempo');
  expect(lines[1]).toMatch(/^Del .+ al .+,\d+$/);

  // A reload keeps the selected span.
  await page.reload();
  await expect(page.getByRole('tab', { name: '12 semanas', selected: true })).toBeVisible();

  // Spanish spreadsheets expect semicolons between columns; the user can choose them.
  await page.goto('/configuracion');
  await page.getByText('Punto y coma (;)').click();
  await expect(page.getByRole('radio', { name: 'Punto y coma (;)' })).toBeChecked();
  await page.goto('/pulso');
  const again = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Tiempo', exact: true }) });
  const [parted] = await Promise.all([
    page.waitForEvent('download'),
    again.getByRole('button', { name: 'Exportar' }).click(),
  ]);
  expect(readFileSync(await parted.path(), 'utf8')).toMatch(/^\uFEFF(Día|Semana);Tiempo\r\n/);

  const agente = await open('Agente', '/pulso');
  await expect(agente.getByRole('heading', { name: 'Pulso', level: 1 })).toBeVisible();
  await expect(agente.getByText('No tienes permiso para ver esto')).toBeVisible();
  await expect(agente.getByRole('tab')).toHaveCount(0);
});
