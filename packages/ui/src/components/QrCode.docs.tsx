import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { CodeLine } from '../screens/CodeLine';
import { Stack } from './layout';
import { QrCode } from './QrCode';
import props from './QrCode.tsx?props';

const ENLACE = 'otpauth://totp/Garita:Luz_del_Alba?secret=JBSWY3DPEHPK3PXP&issuer=Garita';

export const docs: ComponentDocs = {
  nombre: 'Código QR',
  codigo: 'QrCode',
  para: 'Pasa un texto largo de la pantalla a un teléfono sin teclearlo. Se dibuja aquí mismo: lo que dice no sale del portal.',
  usar: [
    'Para el secreto de una aplicación de códigos, que se lee con la cámara del teléfono.',
    'Siempre con lo mismo escrito debajo, para quien ya está en el teléfono o no puede apuntar con la cámara.',
  ],
  evitar: [
    'Para llevar a otra pantalla del portal: usa un enlace.',
    'Para algo que se teclea sin esfuerzo, como un código de seis letras: basta CodeLine.',
  ],
  anatomia: [
    ['Código', 'Negro sobre blanco en los dos temas: los lectores no entienden otra cosa.'],
    ['Margen', 'Cuatro módulos de blanco alrededor, los que piden los lectores; no lo recortes.'],
    ['Ancho', 'El de su sitio, hasta 232 px.'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'Una imagen con el nombre de label, que dice qué es y dónde está lo mismo escrito. Tab no se detiene.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Stack $gap={3}>
            <QrCode value={ENLACE} label="Código QR con el secreto que aparece debajo" />
            <CodeLine code="JBSW Y3DP EHPK 3PXP" />
          </Stack>
        ),
        texto: 'Lo mismo dos veces: para la cámara y para los dedos.',
      },
      no: {
        vista: <QrCode value={ENLACE} label="Código QR" />,
        texto:
          'Sin el texto debajo, quien abre el portal en su teléfono no tiene con qué leerlo, y «Código QR» no dice de qué.',
      },
    },
    {
      si: {
        vista: <CodeLine code="garita-7F2K" />,
        texto: 'Un código de invitación es corto: se copia o se dicta.',
      },
      no: {
        vista: <QrCode value="garita-7F2K" label="Código QR de la invitación garita-7F2K" />,
        texto: 'Obliga a buscar un teléfono para once letras que se habrían pegado en el acto.',
      },
    },
  ],
  props,
  ejemplo: `<QrCode value={preparada.enlace} label="Código QR con el secreto que aparece debajo" />
<CodeLine code={preparada.secreto} />`,
};
