import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import { Button } from './Button';
import { Row, Stack } from './layout';
import { SaveBar } from './SaveBar';
import props from './SaveBar.tsx?props';
import { Switch } from './Switch';
import { TextField } from './TextField';

const nada = () => undefined;
const Interruptor = stateful(Switch, { value: 'onChange' });

export const docs: ComponentDocs = {
  nombre: 'Barra de guardar',
  codigo: 'SaveBar',
  para: 'En una pantalla que se edita entera, dice cuántos cambios faltan por guardar y los guarda o los descarta todos a la vez. Sin cambios, no existe.',
  usar: [
    'En las pantallas de la agencia que son un borrador: identidad, escalafón, normativa.',
    'Con useDraft, que cuenta lo que de verdad difiere de lo guardado: lo que vuelve a ser como era no cuenta.',
    'Con saveLabel cuando guardar es algo más: «Publicar».',
  ],
  evitar: [
    'En un diálogo o en un formulario corto: sus botones van al pie (FormDialog).',
    'Para lo que se nota en el acto: usa Switch, que no espera a nadie.',
  ],
  anatomia: [
    ['Cuenta', '«3 cambios sin guardar», a la izquierda.'],
    ['Descartar', 'Discreto: devuelve todo a como estaba.'],
    ['Guardar', 'El macizo de la pantalla mientras la barra está.'],
    [
      'Sitio',
      'Fija al pie, oscura en los dos temas, por encima de la barra del teléfono; la página reserva su alto para no tapar nada.',
    ],
  ],
  teclado: [
    ['Tab', 'Llega a «Descartar» y a «Guardar» después de los campos.'],
    [
      'Lector de pantalla',
      'La cuenta se lee sola cuando cambia (status), y la barra es una región que se llama «Cambios sin guardar».',
    ],
    ['En curso', '«Guardar» enseña su rueda y «Descartar» espera.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <div style={{ position: 'relative', minHeight: 240, transform: 'translate(0)' }}>
            <Stack>
              <TextField label="Nombre" defaultValue="Agencia Faro Norte" />
            </Stack>
            <SaveBar count={3} onDiscard={nada} onSave={nada} />
          </div>
        ),
        texto:
          'Una barra para toda la pantalla: se prueba sin miedo, porque nada cambia hasta guardar.',
      },
      no: {
        vista: (
          <Stack>
            <TextField label="Nombre de la agencia" defaultValue="Agencia Faro Norte" />
            <Row>
              <Button variant="primary">Guardar nombre</Button>
            </Row>
            <TextField label="Lema de la agencia" defaultValue="Siempre encendido" />
            <Row>
              <Button variant="primary">Guardar lema</Button>
            </Row>
          </Stack>
        ),
        texto:
          'Un botón por campo: hay que acordarse de pulsarlos todos, y se ve medio cambio mientras tanto.',
      },
    },
    {
      si: {
        vista: (
          <Interruptor
            label="Mostrar los estados"
            description="Se nota enseguida en todo el portal."
            value
            onChange={nada}
          />
        ),
        texto: 'Lo que se enciende y se nota solo no necesita barra.',
      },
      no: {
        vista: (
          <Stack $gap={3}>
            <Interruptor label="Mostrar los estados bajo la barra" value onChange={nada} />
            <Row>
              <Button>Descartar</Button>
              <Button variant="primary">Guardar 1 cambio</Button>
            </Row>
          </Stack>
        ),
        texto:
          'Un interruptor parece hecho en cuanto se mueve; si luego hay que guardarlo, engaña.',
      },
    },
  ],
  props,
  ejemplo: `const draft = useDraft<Identidad>({ saved, rules: identidadRules, onSave });

<TextField label="Lema" {...draft.field('lema')} />
<SaveBar count={draft.changed.length} onDiscard={draft.discard} onSave={draft.save} isPending={draft.isPending} />`,
};
