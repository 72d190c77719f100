/** Answers of radio servers, from their documentation and public status pages, shortened. */
export const RADIO_ANSWERS = {
  centova:
    '{"type":"result","data":[{"title":"DonFabián","song":"Sirenas - Noche","bitrate":"128","server":"Online","autodj":"false","source":"Yes","offline":false,"listeners":12,"maxlisteners":500}]}',
  azuracast: `{
    "station": { "id": 1, "name": "Radio Garita", "shortcode": "garita", "listen_url": "https://radio.test/listen/garita/radio.mp3" },
    "listeners": { "total": 14, "unique": 12, "current": 12 },
    "live": { "is_live": true, "streamer_name": "DonFabián", "broadcast_start": 1795000000, "art": null },
    "now_playing": { "sh_id": 7, "played_at": 1795000100, "duration": 180, "playlist": "", "streamer": "DonFabián", "is_request": false,
      "song": { "id": "9f33", "text": "Sirenas - Noche", "artist": "Sirenas", "title": "Noche", "album": "" }, "elapsed": 20, "remaining": 160 },
    "song_history": [], "is_online": true, "cache": null
  }`,
  azuracastVarias: `[{
    "station": { "id": 1, "name": "Radio Garita" }, "listeners": { "total": 12, "unique": 12, "current": 12 },
    "live": { "is_live": false, "streamer_name": "", "broadcast_start": null },
    "now_playing": { "streamer": "", "song": { "text": "", "artist": "Sirenas", "title": "Noche" } }
  }]`,
  icecastUna: `{"icestats":{"admin":"icemaster@localhost","host":"localhost","location":"Earth","server_id":"Icecast 2.4.4","server_start_iso8601":"2026-11-20T21:49:50+0200",
    "source":{"bitrate":128,"genre":"various","listener_peak":20,"listeners":12,"listenurl":"http://localhost:8000/vivo","server_description":"Unspecified description",
    "server_name":"DonFabián","server_type":"audio/mpeg","stream_start_iso8601":"2026-11-20T21:50:00+0200","title":"Sirenas - Noche","dummy":null}}}`,
  icecastVarias: `{"icestats":{"admin":"icemaster@localhost","server_id":"Icecast 2.4.2","source":[
    {"bitrate":64,"listeners":5,"listenurl":"http://localhost:8000/reserva","server_name":"Unspecified name","server_type":"audio/mpeg","dummy":null},
    {"audio_info":"ice-bitrate=128","listeners":7,"listenurl":"http://localhost:8000/vivo.ogg","server_name":"DonFabián","server_type":"application/ogg","artist":"Sirenas","title":"Noche","dummy":null}]}}`,
  shoutcast2: `{"currentlisteners":12,"peaklisteners":30,"maxlisteners":200,"uniquelisteners":11,"averagetime":37,"servergenre":"Pop","serverurl":"http://radio.test/",
    "servertitle":"DonFabián","songtitle":"Sirenas - Noche","streamhits":169,"streamstatus":1,"streamlisted":0,"streampath":"/","streamuptime":2358,"bitrate":"128"}`,
  shoutcast2Varias: `{"totalstreams":1,"activestreams":1,"currentlisteners":12,"peaklisteners":30,"maxlisteners":200,"uniquelisteners":11,"averagetime":37,"version":"2.6.1.777",
    "streams":[{"id":1,"currentlisteners":12,"servertitle":"DonFabián","songtitle":"Sirenas - Noche","streamstatus":1,"bitrate":"128"}]}`,
  shoutcast1:
    '<HTML><meta http-equiv="Pragma" content="no-cache"></head><body>12,1,30,200,11,128,Sirenas &amp; Cía, SL - Noche</body></html>',
} as const;
