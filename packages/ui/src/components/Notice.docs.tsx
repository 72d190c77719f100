import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Button } from './Button';
import { Card } from './Card';
import { Stack } from './layout';
import { Notice } from './Notice';
import props from './Notice.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Aviso en su sitio',
  codigo: 'Notice',
  para: 'Dice algo que hay que saber justo donde hace falta: dentro de un formulario, de una tarjeta o de un diálogo. Se queda mientras siga siendo verdad.',
  usar: [
    'En info, para lo que conviene saber antes de seguir: «Se muestran las 500 más recientes de 1.204».',
    'En caution, para lo que frena y tiene arreglo: «Necesita una firma antes de aceptar».',
    'En danger, para lo que el portal acaba de rechazar, con sus propias palabras, al pie de lo que se intentó.',
  ],
  evitar: [
    'Para confirmar que algo salió bien: usa un aviso que pasa (toast), que no ocupa la página.',
    'Para una lista que no llegó o que no tiene nada: usa ErrorState o EmptyState, que llenan su sitio.',
    'Para lo que está mal en un campo: su errorMessage lo dice debajo del propio campo.',
  ],
  anatomia: [
    ['Fondo', 'Tenue, del color de su tono; nunca va solo.'],
    ['Signo', 'Distinto en cada tono, para quien no distingue los colores.'],
    ['Palabras', 'Una o dos frases; también un enlace o un botón que lo arregle.'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'En danger lo lee en cuanto aparece (alert); en info y caution lo encuentra al pasar por él (note).',
    ],
    ['Tab', 'No se detiene en el aviso, solo en los botones o enlaces que lleve dentro.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Card title="Ascender a Luz_del_Alba" headingLevel={3}>
            <Stack $gap={3}>
              <Notice tone="caution">
                Necesita una firma antes de aceptar. La pone quien tiene el permiso frm.
              </Notice>
              <Button>Volver</Button>
            </Stack>
          </Card>
        ),
        texto: 'Un solo aviso, con lo que frena y quién lo arregla.',
      },
      no: {
        vista: (
          <Card title="Ascender a Luz_del_Alba" headingLevel={3}>
            <Stack $gap={3}>
              <Notice tone="info">Vas a ascender a una persona.</Notice>
              <Notice tone="caution">Revisa bien los datos.</Notice>
              <Notice tone="caution">Falta la firma.</Notice>
              <Button>Volver</Button>
            </Stack>
          </Card>
        ),
        texto:
          'Tres avisos seguidos son un muro: el que importa se pierde entre dos que no dicen nada.',
      },
    },
    {
      si: {
        vista: (
          <Notice tone="danger">
            Esta solicitud ya no está pendiente: Ronda-Nocturna la declinó hace un momento.
          </Notice>
        ),
        texto: 'Dice qué ha pasado, a quién y cuándo: se entiende sin llamar a nadie.',
      },
      no: {
        vista: <Notice tone="danger">Error 409: conflicto</Notice>,
        texto: 'Habla del servidor y no de la solicitud; quien lo lee no sabe qué hacer.',
      },
    },
  ],
  props,
  ejemplo: '<Notice tone="caution">Necesita una firma antes de aceptar.</Notice>',
};
