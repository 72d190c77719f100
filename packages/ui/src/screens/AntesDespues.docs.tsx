import { Card } from '../components/Card';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { AntesDespues } from './AntesDespues';
import props from './AntesDespues.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Antes y después',
  codigo: 'AntesDespues',
  para: 'Enseña qué cambia o qué cambió, campo a campo: lo de antes tachado y lo de después en negrita.',
  usar: [
    'En la bitácora, para cada cosa que alguien cambió.',
    'Antes de guardar, para que se vea lo que se va a hacer sin volver a leer el formulario.',
  ],
  evitar: [
    'Para cifras sueltas: usa Figures.',
    'Para muchas filas con los mismos campos: usa PlainTable, con una columna para cada lado.',
  ],
  anatomia: [
    ['Campo', 'Su nombre en el portal, no el de la base de datos.'],
    ['Antes', 'Tachado; no está si no había nada.'],
    ['Flecha', 'Solo cuando hay los dos.'],
    ['Después', 'En negrita; no está si ya no hay nada.'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'Una lista; lo tachado y lo puesto van marcados como quitado y añadido (del, ins).',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <AntesDespues
            cambios={[
              { campo: 'Precio', antes: '12.000 c', despues: '12.500 c' },
              { campo: 'Firma', antes: null, despues: 'LUZ' },
              { campo: 'Nota', antes: 'Solo fines de semana', despues: null },
            ]}
          />
        ),
        texto:
          'Solo lo que cambia, en palabras del portal; lo que nace o desaparece también se ve.',
      },
      no: {
        vista: (
          <AntesDespues
            cambios={[
              { campo: 'precio', antes: '12000', despues: '12500' },
              { campo: 'firma_id', antes: 'null', despues: '"LUZ"' },
              { campo: 'updated_at', antes: '1763750000', despues: '1763753600' },
              { campo: 'activa', antes: 'true', despues: 'true' },
            ]}
          />
        ),
        texto:
          'Nombres y valores de la base de datos, y campos que no han cambiado: hay que traducir para entender.',
      },
    },
    {
      si: {
        vista: (
          <Card title="Oficial cambió a Luz_del_Alba" headingLevel={3}>
            <AntesDespues
              cambios={[{ campo: 'Misión', antes: 'Vigilante I', despues: 'Vigilante II' }]}
            />
          </Card>
        ),
        texto: 'Quién y a quién, arriba; qué, abajo.',
      },
      no: {
        vista: (
          <Card title="Cambio" headingLevel={3}>
            <p>
              Oficial cambió la misión de Luz_del_Alba, que era Vigilante I, y ahora es Vigilante
              II, desde Vigilante I.
            </p>
          </Card>
        ),
        texto: 'En una frase hay que buscar qué era antes y qué es ahora.',
      },
    },
  ],
  props,
  ejemplo:
    "<AntesDespues cambios={[{ campo: 'Precio', antes: '12.000 c', despues: '12.500 c' }]} />",
};
