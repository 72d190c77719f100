import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import { NumberField } from './NumberField';
import props from './NumberField.tsx?props';
import { TextField } from './TextField';

const Campo = stateful(NumberField, { value: 'onChange' });
const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Campo de número',
  codigo: 'NumberField',
  para: 'Recoge una cantidad, escrita o a pasos: minutos, créditos, asistencias. Entrega un número o nada, nunca media cifra.',
  usar: [
    'Para lo que se cuenta o se suma: los minutos de un ajuste, el precio de una misión, lo que pide una categoría.',
    'Con unit siempre que el número tenga unidad: «min», «c», «%».',
    'Con description para decir en qué acaba: «Tendrá 45 min».',
  ],
  evitar: [
    'Para un código hecho de cifras, como el de un segundo factor: usa TextField, que no quita ceros ni suma.',
    'Para elegir entre dos o tres cantidades fijas: usa Choices, que las deja a la vista.',
  ],
  anatomia: [
    ['Etiqueta', 'Qué se cuenta, encima del campo.'],
    ['− y +', 'Un paso menos y un paso más (step), hasta min y max.'],
    [
      'Número',
      'Un entero, con los puntos de millar del español; con decimals, también una coma. Al salir se redondea a lo que admite, y un punto que no puede ser de millar vale como coma: «1.5» es 1,5. Se puede escribir por encima de max, y la regla dirá qué le pasa; con min de 0 o más no se puede escribir el signo menos.',
    ],
    ['Unidad', 'Detrás del número; no se escribe.'],
    ['Ayuda y fallo', 'Debajo. El fallo no borra la ayuda.'],
  ],
  teclado: [
    ['Tab', 'Llega al número; − y + no son paradas, porque las flechas hacen lo mismo.'],
    ['Flecha arriba, abajo', 'Un paso más o menos.'],
    ['Inicio, Fin', 'El límite menor y el mayor, si los hay.'],
    [
      'Intro o salir',
      'Hasta entonces lo escrito no cuenta (onChange); lo que no es un número queda en nada.',
    ],
    ['Rueda del ratón', 'No cambia nada: nadie descuenta 40 minutos por bajar la página.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Campo
            label="Minutos"
            value={30}
            unit="min"
            min={1}
            step={5}
            description="Luz_del_Alba tendrá 1 h 15 min."
            onChange={nada}
          />
        ),
        texto: 'La unidad está a la vista y la ayuda dice en qué acaba: se revisa sin calcular.',
      },
      no: {
        vista: <Campo label="Minutos a ajustar en minutos (mín. 1)" value={30} onChange={nada} />,
        texto: 'La etiqueta carga con la unidad y el límite, y nadie sabe qué quedará.',
      },
    },
    {
      si: {
        vista: <Campo label="Precio" value={12500} unit="c" min={0} step={500} onChange={nada} />,
        texto: 'Un número: se lee 12.500 y los botones van de 500 en 500.',
      },
      no: {
        vista: <TextField label="Precio" defaultValue="12,500 cred." />,
        texto: 'Texto libre: admite «12,500 cred.», que ni se suma ni se compara.',
      },
    },
  ],
  props,
  ejemplo:
    '<NumberField label="Minutos" unit="min" min={1} step={5} {...form.field(\'minutos\')} />',
};
