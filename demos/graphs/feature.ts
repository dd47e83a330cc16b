import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Graphs",
  screens: [
    {
      path: "/graphs/flot",
      title: "Line, bar and pie charts",
      menu: "Graphs",
      order: 10,
      keywords: ["charts", "line", "bar", "pie", "live", "Flot"],
    },
    {
      path: "/graphs/morris",
      title: "Area and donut charts",
      menu: "Graphs",
      order: 20,
      keywords: ["charts", "area", "bar", "donut", "Morris"],
    },
    {
      path: "/graphs/sparkline",
      title: "Sparklines",
      menu: "Graphs",
      order: 30,
      keywords: ["charts", "small", "line", "bar"],
    },
    {
      path: "/graphs/easy-pie",
      title: "Progress rings",
      menu: "Graphs",
      order: 40,
      keywords: ["charts", "ring", "percent", "goal", "Easy Pie"],
    },
    {
      path: "/graphs/dygraphs",
      title: "Time series",
      menu: "Graphs",
      order: 50,
      keywords: ["charts", "temperature", "stock", "range", "Dygraphs"],
    },
    {
      path: "/graphs/chartjs",
      title: "Radar and polar charts",
      menu: "Graphs",
      order: 60,
      keywords: ["charts", "radar", "polar", "doughnut", "Chart.js"],
    },
    {
      path: "/graphs/highchart-tables",
      title: "Charts from tables",
      menu: "Graphs",
      order: 70,
      keywords: ["charts", "table", "edit", "Highcharts"],
    },
  ],
} as const satisfies Feature;
