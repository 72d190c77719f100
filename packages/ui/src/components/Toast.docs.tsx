import styled from 'styled-components';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { color, radius, space, text } from '../theme/tokens';
import { Button } from './Button';
import { CheckIcon, ErrorIcon } from './icons';
import { Notice } from './Notice';
import { TextField } from './TextField';
import props from './ToastRegion.tsx?props';
import { toast } from './toast';

/**
 * A static copy of a notice, because an example in the documentation must not open a real notice.
 */
const Muestra = styled.div<{ $isError?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.nocheBorde};
  border-radius: ${radius.control};
  background: ${color.noche};
  color: ${color.sobreNoche};
  font-size: ${text[16]};
  margin-bottom: ${space[4]};
  svg { flex: none; color: ${({ $isError }) => ($isError ? color.nocheGrana : color.nocheLaurel)}; }
  span { flex: 1 1 160px; }
  strong { color: ${color.nocheBaliza}; }
`;

const deshecho = () => toast.info({ text: 'El tiempo de I1l_O0scar sigue corriendo' });

export const docs: ComponentDocs = {
  nombre: 'Aviso que pasa',
  codigo: 'ToastRegion',
  para: 'Cuenta al pie de la página cómo acabó lo que alguien acaba de hacer, y se va solo. Se llama desde código con toast.success, toast.error o toast.info; con toast.offer se queda hasta que lo cierra quien lo puso, para lo que se puede deshacer durante un tiempo.',
  usar: [
    'Para confirmar un acto cuyo resultado no salta a la vista: «Solicitud enviada correctamente».',
    'Con action cuando se puede deshacer o volver a intentar ahí mismo.',
    'Para un fallo que no tiene un sitio propio, como marcar una casilla de una lista.',
  ],
  evitar: [
    'Para lo que está mal en un formulario: va en su campo o al pie del formulario (Notice).',
    'Para algo que hay que leer con calma o volver a mirar: un aviso que pasa no vuelve.',
    'Para lo que ya se ve: si la fila ha desaparecido, no hace falta decirlo.',
  ],
  anatomia: [
    [
      'Losa',
      'Oscura en los dos temas, al pie; con un diálogo abierto en el teléfono, arriba, para no taparlo.',
    ],
    ['Signo', 'Hecho, error o aviso; también se lee.'],
    ['Palabras', 'Una frase; un texto del servidor se muestra tal cual.'],
    ['Acto y aspa', 'El acto, si lo hay; el aspa, en todo lo que dura más de un segundo.'],
    [
      'Duración',
      'Un segundo para un éxito sin acto; seis para lo demás, que esperan mientras el puntero o el foco están encima. Tres a la vez como mucho.',
    ],
  ],
  teclado: [
    ['F6', 'Lleva el foco a los avisos.'],
    ['Tab', 'Va del acto al aspa.'],
    ['Lector de pantalla', 'Lo lee en cuanto aparece, sin mover el foco.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <>
            <Muestra>
              <CheckIcon size={20} />
              <span>Tiempo de I1l_O0scar pausado</span>
              <strong>Deshacer</strong>
            </Muestra>
            <Button
              onPress={() =>
                toast.success({
                  text: 'Tiempo de I1l_O0scar pausado',
                  action: { label: 'Deshacer', onPress: deshecho },
                })
              }
            >
              Pausar el tiempo
            </Button>
          </>
        ),
        texto:
          'Dice qué ha pasado y a quién, y deja deshacerlo. Pulsa el botón para verlo de verdad.',
      },
      no: {
        vista: (
          <>
            <Muestra>
              <CheckIcon size={20} />
              <span>La operación se ha realizado con éxito</span>
            </Muestra>
            <Button
              onPress={() => toast.success({ text: 'La operación se ha realizado con éxito' })}
            >
              Pausar
            </Button>
          </>
        ),
        texto: 'No dice qué operación ni sobre quién: si era la fila de al lado, nadie se entera.',
      },
    },
    {
      si: {
        vista: (
          <div style={{ display: 'grid', gap: 12 }}>
            <TextField
              label="Firma"
              defaultValue="LUZ"
              errorMessage="Esa firma ya es de Luz_del_Alba"
            />
            <Notice tone="danger">No se ha guardado.</Notice>
          </div>
        ),
        texto: 'Lo que hay que corregir se queda junto al campo hasta que se corrige.',
      },
      no: {
        vista: (
          <>
            <Muestra $isError>
              <ErrorIcon size={20} />
              <span>Esa firma ya es de Luz_del_Alba. Cámbiala y vuelve a guardar.</span>
            </Muestra>
            <TextField label="Firma que quieres" defaultValue="LUZ" />
          </>
        ),
        texto: 'El porqué se va a los seis segundos, y el campo se queda como si nada.',
      },
    },
  ],
  props,
  ejemplo: `toast.success({ text: 'Tiempo de I1l_O0scar pausado', action: { label: 'Deshacer', onPress: reanudar } });
toast.error({ text: error.message });`,
};
