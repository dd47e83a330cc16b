/**
 * Words that the annotations of signs lack or give another sense: "simple" describes houses only. They replace those, as
 * `English: German | French | Spanish | Portuguese | Japanese | Chinese | Arabic`.
 */
export const interfaceWords: Readonly<Record<string, string>> = {
  user: "Benutzer | utilisateur | usuario | usuário | ユーザー | 用户 | مستخدم",
  users: "Benutzer | utilisateurs | usuarios | usuários | ユーザー | 用户 | مستخدمون",
  settings: "Einstellungen | paramètres | ajustes | configurações | 設定 | 设置 | إعدادات",
  image: "Bild | image | imagen | imagem | 画像 | 图片 | صورة",
  notification: "Benachrichtigung | notification | notificación | notificação | 通知 | 通知 | إشعار",
  car: "Auto | voiture | coche | carro | 車 | 汽车 | سيارة",
  heart: "Herz | cœur | corazón | coração | ハート | 心 | قلب",
  flower: "Blume | fleur | flor | flor | 花 | 花 | زهرة",
  left: "links | gauche | izquierda | esquerda | 左 | 左 | يسار",
  right: "rechts | droite | derecha | direita | 右 | 右 | يمين",
  up: "oben | haut | arriba | cima | 上 | 上 | أعلى",
  down: "unten | bas | abajo | baixo | 下 | 下 | أسفل",
  top: "oben | haut | arriba | topo | 上 | 顶部 | أعلى",
  bottom: "unten | bas | abajo | base | 下 | 底部 | أسفل",
  vertical: "senkrecht | vertical | vertical | vertical | 縦 | 垂直 | عمودي",
  horizontal: "waagerecht | horizontal | horizontal | horizontal | 横 | 水平 | أفقي",
  show: "anzeigen | afficher | mostrar | mostrar | 表示 | 显示 | إظهار",
  hide: "ausblenden | masquer | ocultar | ocultar | 非表示 | 隐藏 | إخفاء",
  update: "aktualisieren | mettre à jour | actualizar | atualizar | 更新 | 更新 | تحديث",
  upload: "hochladen | téléverser | subir | enviar | アップロード | 上传 | رفع",
  download: "herunterladen | télécharger | descargar | baixar | ダウンロード | 下载 | تنزيل",
  exit: "Ausgang | sortie | salida | saída | 出口 | 退出 | خروج",
  screen: "Bildschirm | écran | pantalla | tela | 画面 | 屏幕 | شاشة",
  browser: "Browser | navigateur | navegador | navegador | ブラウザー | 浏览器 | متصفح",
  border: "Rahmen | bordure | borde | borda | 枠線 | 边框 | حد",
  font: "Schrift | police | fuente | fonte | フォント | 字体 | خط",
  toggle: "Umschalter | bascule | interruptor | alternar | 切り替え | 切换 | تبديل",
  box: "Kiste | boîte | caja | caixa | 箱 | 盒子 | صندوق",
  sign: "Schild | panneau | señal | placa | 標識 | 标志 | علامة",
  symbol: "Symbol | symbole | símbolo | símbolo | 記号 | 符号 | رمز",
  success: "Erfolg | succès | éxito | sucesso | 成功 | 成功 | نجاح",
  trash: "Papierkorb | poubelle | papelera | lixeira | ゴミ箱 | 垃圾桶 | سلة المهملات",
  simple: "einfach | simple | simple | simples | シンプル | 简单 | بسيط",
  info: "Info | info | información | informação | 情報 | 信息 | معلومات",
  buy: "kaufen | acheter | comprar | comprar | 購入 | 购买 | شراء",
  wallet: "Geldbörse | portefeuille | cartera | carteira | 財布 | 钱包 | محفظة",
  airport: "Flughafen | aéroport | aeropuerto | aeroporto | 空港 | 机场 | مطار",
  pharmacy: "Apotheke | pharmacie | farmacia | farmácia | 薬局 | 药店 | صيدلية",
  screwdriver: "Schraubendreher | tournevis | destornillador | chave de fenda | ドライバー | 螺丝刀 | مفك",
};

const languages = ["de", "fr", "es", "pt", "ja", "zh", "ar"];

/** The translation of such a word, if there is one. */
export const translateInterfaceWord = (word: string, language: string): string | undefined =>
  interfaceWords[word]?.split(" | ")[languages.indexOf(language)];
