import { Button } from '../components/Button';
import { DateRange } from '../components/DateRange';
import { TextField } from '../components/TextField';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Hoja } from '../docs/pagina/Hoja';
import { stateful } from '../docs/stateful';
import props from './FechasDialog.tsx?props';

const Dias = stateful(DateRange, { value: 'onChange' });
const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Ver por fechas',
  codigo: 'FechasDialog',
  para: 'Pregunta de qué días se quiere ver una lista, con las mismas reglas que el servidor.',
  usar: [
    'En listas que crecen sin fin y se miran por tramos: la nómina, la lista de paga.',
    'Con rango para volver a abrirlo con los días que se están viendo.',
  ],
  evitar: [
    'Para filtrar lo que ya está cargado: usa los filtros de la tabla.',
    'Para pedir las fechas de algo nuevo, como una ausencia: usa DateRange en su formulario.',
  ],
  anatomia: [
    ['Título', 'La lista y el acto: «Nómina por fechas».'],
    ['Días', 'Del primero al último, ambos incluidos; cada uno con su fallo.'],
    ['Botones', 'Cancelar y «Ver esos días».'],
  ],
  teclado: [
    ['Al abrirse', 'El foco va a la primera fecha.'],
    ['Intro', 'Muestra esos días.'],
    ['Escape', 'Cierra y deja la lista como estaba.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Hoja
            title="Nómina por fechas"
            actions={<Button variant="primary">Ver esos días</Button>}
          >
            <Dias
              label="Días, ambos incluidos"
              value={{ inicio: '2026-11-01', final: '2026-11-15' }}
              onChange={nada}
            />
          </Hoja>
        ),
        texto: 'Dice que los dos días cuentan, y el botón dice qué se verá.',
      },
      no: {
        vista: (
          <Hoja title="Filtro" actions={<Button variant="primary">Aplicar</Button>}>
            <div style={{ display: 'grid', gap: 12 }}>
              <TextField label="Desde (AAAA-MM-DD)" />
              <TextField label="Hasta (AAAA-MM-DD)" />
            </div>
          </Hoja>
        ),
        texto: 'Fechas escritas a mano en un formato ajeno, y nadie sabe si el último día entra.',
      },
    },
    {
      si: {
        vista: <Button>Del 1 al 15 de noviembre</Button>,
        texto: 'El botón que lo abre dice qué días se ven ahora.',
      },
      no: {
        vista: <Button>Filtrar</Button>,
        texto: '«Filtrar» calla que falta medio mes: alguien creerá que no cobró.',
      },
    },
  ],
  props,
  ejemplo: `{isAsking && (
  <FechasDialog title="Nómina por fechas" rango={rango} onClose={onClose} onFilter={onRango} />
)}`,
};
