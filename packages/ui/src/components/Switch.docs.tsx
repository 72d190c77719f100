import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import { Stack } from './layout';
import { Switch } from './Switch';
import props from './Switch.tsx?props';

const Interruptor = stateful(Switch, { value: 'onChange' });
const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Interruptor',
  codigo: 'Switch',
  para: 'Enciende o apaga una cosa, y se nota enseguida. No hay nada que guardar después.',
  usar: [
    'Para una preferencia o un ajuste con dos estados: mostrar los estados, dejar el registro abierto.',
    'Con isPending mientras se guarda: conserva el foco y no admite otra pulsación.',
    'En un formulario que sí se envía, solo si la ayuda dice que cuenta al enviar.',
  ],
  evitar: [
    'Para marcar las filas de una lista: usa Checkbox.',
    'Para elegir entre dos cosas que no son sí y no, como «Dentro» y «Fuera»: usa Choices.',
    'Para un acto que no se deshace al volver a pulsar: usa Button.',
  ],
  anatomia: [
    [
      'Carril y bola',
      'Apagado, bola a la izquierda; encendido, a la derecha y con color: la posición lo dice sin él.',
    ],
    [
      'Palabras',
      'Lo que pasa cuando está encendido, como una afirmación; toda la línea se puede pulsar.',
    ],
    ['Ayuda y fallo', 'Debajo de la línea.'],
  ],
  teclado: [
    ['Tab', 'Llega al interruptor.'],
    ['Espacio', 'Lo cambia.'],
    [
      'Lector de pantalla',
      '«Mostrar los estados, interruptor, activado»; la ayuda y el fallo se leen con él.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Interruptor
            label="Mostrar mi estado en la portada"
            description="Lo verá todo el mundo desde ahora."
            value
            onChange={nada}
          />
        ),
        texto: 'Una afirmación: encendido, es verdad; apagado, no.',
      },
      no: {
        vista: (
          <Interruptor
            label="No ocultar mi estado"
            description="Desactívalo para que no deje de mostrarse."
            value
            onChange={nada}
          />
        ),
        texto: 'Doble negación: nadie sabe qué pasa al apagarlo.',
      },
    },
    {
      si: {
        vista: (
          <Interruptor
            label="Registro abierto"
            description="Cualquiera puede crear su cuenta."
            value
            onChange={nada}
          />
        ),
        texto: 'Un solo interruptor con lo que significa.',
      },
      no: {
        vista: (
          <Stack $gap={2}>
            <Interruptor label="Registro para todos" value onChange={nada} />
            <Interruptor label="Registro cerrado" value={false} onChange={nada} />
          </Stack>
        ),
        texto:
          'Dos interruptores que se contradicen: ¿y si están los dos encendidos? Son opciones de una misma cosa: usa Choices.',
      },
    },
  ],
  props,
  ejemplo:
    '<Switch label="Mostrar los estados" value={config.estados === 1} onChange={onEstados} isPending={isPending} errorMessage={error} />',
};
